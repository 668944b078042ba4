import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { islandFiles } from './app/islands/plugin.ts';
import { readEnv } from './server/env.ts';

const define = { __SITE__: JSON.stringify(readEnv({}).site) };

// The processes that tests start compile the same modules: with Node's cache each takes half the CPU.
process.env.NODE_COMPILE_CACHE ??= `${import.meta.dirname}/node_modules/.cache/node`;

/** The files that take longest, longest first. */
const longest = [
  'test/faults/deliveries',
  'test/account-states',
  'test/site-browser',
  'test/faults/backup',
  'test/islands',
  'test/remove-feature',
  'test/faults/crash',
  'test/chat',
  'test/dashboard',
];

/**
 * Starts the longest files first, so that no core waits for them at the end, and the unit tests last:
 * a worker that changes between the projects starts anew. Vitest's own order is by size until it has
 * measured the files on a machine.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const first = longest.flatMap((name) => sorted.filter((file) => file.moduleId.includes(name)));
    const others = sorted.filter((file) => !first.includes(file));
    const isUnit = ({ project }: TestSpecification) => project.name === 'unit';
    return [...first, ...others.filter((file) => !isUnit(file)), ...others.filter(isUnit)];
  }
}

export default defineConfig({
  define,
  test: {
    // A worker is busy two thirds of its time: the rest, it waits for pages, servers and timers.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        define,
        plugins: [islandFiles('app/features.ts')],
        // Logic, and the server through `createApp` on a real database.
        test: {
          name: 'unit',
          // A worker loads the modules once for all of its files: a third less work.
          isolate: false,
          include: ['{app,assistant,cli,lib,server,scripts,site-audit}/**/*.test.{ts,tsx}'],
          globalSetup: ['test/postgres.ts', 'test/trained-model.ts'],
          // Several times what they take on an idle machine.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        define,
        // Journeys through the production build in a real browser.
        test: {
          name: 'browser',
          isolate: false,
          setupFiles: ['test/journey.ts'],
          include: ['test/**/*.test.ts'],
          globalSetup: ['test/postgres.ts', 'test/shared-site.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
