import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { islandFiles } from './app/islands/plugin.ts';
import { readEnv } from './server/env.ts';
import { lazyRoutes } from './server/lazy-routes.ts';
import { leanServer } from './server/lean-build.ts';

/** Merges files that are always loaded together: they compress better than the bundler's own chunks. */
const groups = [
  {
    // React, its renderer and the code that mounts an island: every island needs all of it.
    name: 'island',
    test: /node_modules\/(react|react-dom|scheduler)\/|app\/islands\/(mount|fields|hydrated)|virtual:islands|preload-helper/,
  },
  {
    // Code of the page that hydrates which no island uses; code that both use stays in shared files.
    name: 'dashboard',
    test: /node_modules\/react-router\/|app\/(root|hydrate|document\/document|chrome\/(chrome|server-error)|features\/(dashboard|sign-in)\/|product\/(week-timetable|results-dashboard|sample)|ui\/section|seo\/(page-meta|images))/,
  },
  // Fields, which the dashboard uses too; sending, which the chat uses too; notifications, which the
  // dashboard loads only after a signup; the rest of the forms.
  { name: 'fields', test: /app\/ui\/(field|button|class-names)/ },
  { name: 'sending', test: /app\/forms\/(api|attribution|draft|focus|inputs)\./ },
  { name: 'toasts', test: /app\/ui\/(toast|toaster|use-swipe-away|countdown)\./ },
  {
    name: 'forms',
    test: /node_modules\/valibot\/|lib\/(email|web)-address|app\/forms\/(attribution-schema|error-summary|honeypot|honeypot-field|rules|submit|use-post-form|use-request-form)\./,
  },
];

/**
 * Packages that become part of the server's build, with what it uses of them: every module that Node
 * loads takes memory for its whole source. React Router's adapter would bring TypeScript along (31 MB).
 */
const bundled = [
  ...['@react-router/node', 'react-router', '@remix-run/route-pattern', 'cookie-es'],
  ...['react', 'react-dom', 'scheduler', 'kysely', 'valibot', 'culori', 'minisearch', 'marked'],
  ...['feed', 'xml-js', 'sax'],
  ...['lucide-react', '@simplewebauthn/browser'],
];

/** The server's code without comments and indentation; names stay, for the log's stacks. */
const output = { minify: { compress: false, mangle: false, codegen: true } } as const;

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    lazyRoutes(),
    islandFiles('app/features.ts'),
    leanServer(),
  ],
  define: { __SITE__: JSON.stringify(readEnv(process.env).site) },
  build: {
    // `scripts/build.ts` does, and keeps the trained model.
    emptyOutDir: false,
    // The first browsers with light-dark(): for older ones lightningcss writes each color twice more.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5', 'ios17.5'],
    // An island's scripts are fetched before it is imported (`data-files`), and the list of them in
    // every entry would cost more than it saves; its style sheet is linked by the import.
    modulePreload: {
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
  },
  // Folders that no page comes from.
  server: { watch: { ignored: [`${import.meta.dirname}/{bench,build,data,docs,test}/**`] } },
  // Not in development: Vite would transform each of their files.
  ssr: { noExternal: command === 'build' ? bundled : [] },
  environments: {
    ssr: {
      build: { rolldownOptions: { input: 'server/entry.ts', output } },
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
    },
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
        },
      },
    },
  },
}));
