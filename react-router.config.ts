import type { Config } from '@react-router/dev/config';
import { isPersonal } from './server/http/page-rules.ts';

export default {
  ssr: true,
  // Every page without a parameter in its path is written at build and served from memory;
  // the blog's list comes from the database, and a customer's pages are their own.
  prerender: ({ getStaticPaths }) =>
    getStaticPaths().filter((path) => path !== '/blog' && !isPersonal(path)),
} satisfies Config;
