/**
 * The production server: loads the build and starts it. It imports nothing else, so the process has
 * no second copy of any module.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

if (existsSync('.env')) process.loadEnvFile('.env');
const entry = resolve('build/server/index.js');
if (existsSync(entry)) {
  const server = (await import(pathToFileURL(entry).href)) as typeof import('./entry.ts');
  await server.serve(server);
} else {
  console.error('The pages are not built yet: run npm run build.');
  process.exitCode = 1;
}
