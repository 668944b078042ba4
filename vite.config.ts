import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { islandFiles } from './app/islands/plugin.ts';
import { readEnv } from './server/env.ts';

/**
 * Files that always come together; one file compresses better than the many that the bundler would
 * make. React, its renderer and what starts an island; then what every field needs, the chat's too;
 * then what every form needs besides.
 */
const groups = [
  {
    name: 'island',
    test: /node_modules\/(react|react-dom|scheduler)\/|app\/islands\/(mount|fields|alive)/,
  },
  { name: 'fields', test: /app\/ui\/(field|button|class-names)|app\/forms\/(draft|api)\./ },
  {
    name: 'forms',
    test: /node_modules\/zod\/|app\/forms\/(use-post-form|form-status|inputs|submit|trap-field|visit-facts)/,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), islandFiles()],
  define: { __SITE__: JSON.stringify(readEnv(process.env).site) },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});
