import { defineConfig } from 'vitest/config';
import { islandFiles } from './app/islands/plugin.ts';
import { readEnv } from './server/env.ts';

const define = { __SITE__: JSON.stringify(readEnv({}).site) };

export default defineConfig({
  define,
  test: {
    projects: [
      {
        define,
        plugins: [islandFiles()],
        // Logic and the server through `createApp`, with a real database.
        test: {
          name: 'unit',
          include: ['{app,assistant,cli,lib,server,scripts}/**/*.test.{ts,tsx}'],
          globalSetup: 'test/postgres-setup.ts',
          // A loaded machine is slow, not wrong.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        define,
        // Journeys through the production build in a real browser.
        test: {
          name: 'browser',
          include: ['test/**/*.test.ts'],
          globalSetup: ['test/build.ts', 'test/postgres-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          // A shared machine stalls for seconds now and then; what is broken fails three times.
          retry: process.env.CI ? 2 : 0,
        },
      },
    ],
  },
});
