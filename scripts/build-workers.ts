import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { workersFolder } from '../lib/worker-file.ts';

/** Bundles each worker thread with all that it needs, as plain JavaScript (`lib/worker-file.ts`). */
export async function buildWorkers(): Promise<void> {
  // Not with this module: a start whose build is current needs no bundler.
  const { build } = await import('vite');
  const files = globSync('{assistant,lib,site-audit}/**/*.worker.ts');
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: workersFolder,
      rolldownOptions: {
        input: Object.fromEntries(files.map((file) => [basename(file, '.ts'), file])),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}
