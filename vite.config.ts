import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { islands } from './app/features.ts';
import { islandFiles } from './app/islands/plugin.ts';
import { readEnv } from './server/env.ts';

/** Files that are loaded together anyway are one: that compresses better than what the bundler makes. */
const groups = [
  {
    // React, its renderer and what starts an island: every island needs all of it.
    name: 'island',
    test: /node_modules\/(react|react-dom|scheduler)\/|app\/islands\/(mount|fields|hydrated)|virtual:islands|preload-helper/,
  },
  {
    // What a page that hydrates runs and no island does. The rest of it stays in files that both use.
    name: 'dashboard',
    test: /node_modules\/react-router\/|app\/(root|hydrate|document\/document|chrome\/(chrome|server-error)|features\/(dashboard|sign-in)\/|product\/(week-timetable|results-dashboard|sample)|ui\/section|seo\/(page-meta|images))/,
  },
  // What fields look like, on the dashboard too; what the chat sends as well; then what forms need besides.
  { name: 'fields', test: /app\/ui\/(field|button|class-names)/ },
  { name: 'sending', test: /app\/forms\/(api|attribution|draft|inputs)\./ },
  {
    name: 'forms',
    test: /node_modules\/zod\/|app\/forms\/(attribution-schema|error-summary|honeypot|honeypot-field|rules|submit|use-post-form|use-request-form)\./,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), islandFiles(islands)],
  define: { __SITE__: JSON.stringify(readEnv(process.env).site) },
  // The first browsers with light-dark(): for older ones lightningcss writes each color twice more.
  build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5', 'ios17.5'] },
  environments: {
    ssr: { build: { rolldownOptions: { input: 'server/entry.ts' } } },
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
        },
      },
    },
  },
});
