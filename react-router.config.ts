import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Every page without a parameter in its path is written at build and served from memory;
  // the blog's list comes from the database.
  prerender: ({ getStaticPaths }) => getStaticPaths().filter((path) => path !== '/blog'),
} satisfies Config;
