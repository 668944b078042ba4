import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { islandFiles } from './app/islands/plugin.ts';
import { readEnv } from './server/env.ts';

/**
 * React, its renderer and what starts an island are one file: every island needs all of it, and
 * one file compresses better than the six that the bundler would make.
 */
const groups = [
  {
    name: 'island',
    test: /node_modules\/(react|react-dom|scheduler)\/|app\/islands\/(mount|fields|alive)/,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), islandFiles()],
  define: { __SITE__: JSON.stringify(readEnv(process.env).site) },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});
