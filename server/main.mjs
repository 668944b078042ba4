/**
 * The production server: loads the build and starts it. It imports nothing else, so the process has
 * no second copy of any module. Plain JavaScript: Node would load its TypeScript compiler, 10 MB, for
 * this file alone.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

if (existsSync('.env')) process.loadEnvFile('.env');
const entry = resolve('build/server/index.js');
if (existsSync(entry)) {
  /** @type {typeof import('./entry.ts')} */
  const server = await import(pathToFileURL(entry).href);
  await server.serve(server);
} else {
  console.error('The pages are not built yet: run npm run build.');
  process.exitCode = 1;
}
