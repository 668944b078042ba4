import type { Config } from '@react-router/dev/config';
import { features } from './app/features.ts';

const rendered = new Set(
  features
    .flatMap(({ routes = [] }) => routes)
    .filter(({ personal, fromDatabase }) => personal || fromDatabase)
    .map(({ path }) => `/${path}`),
);

export default {
  ssr: true,
  // Every page without a parameter in its path is written at build and served from memory, except
  // those that come from the database or belong to one customer.
  prerender: ({ getStaticPaths }) => getStaticPaths().filter((path) => !rendered.has(path)),
} satisfies Config;
