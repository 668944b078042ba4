import { defineConfig } from 'vitest/config';
import { islandFiles } from './app/islands/plugin.ts';
import { readEnv } from './server/env.ts';

const define = { __SITE__: JSON.stringify(readEnv({}).site) };

export default defineConfig({
  define,
  test: {
    // By default Vitest leaves one core free, which halves the speed on two.
    maxWorkers: '100%',
    projects: [
      {
        define,
        plugins: [islandFiles('app/features.ts')],
        // Logic, and the server through `createApp` on a real database.
        test: {
          name: 'unit',
          include: ['{app,assistant,cli,lib,server,scripts}/**/*.test.{ts,tsx}'],
          globalSetup: ['test/postgres.ts', 'test/trained-model.ts'],
          testTimeout: 10_000,
        },
      },
      {
        define,
        // Journeys through the production build in a real browser.
        test: {
          name: 'browser',
          include: ['test/**/*.test.ts'],
          globalSetup: ['test/postgres.ts', 'test/shared-site.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
