/** Builds the pages when they are not current, then becomes the server. */
import { existsSync } from 'node:fs';
import { ensureBuilt } from './build.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
await ensureBuilt();
try {
  await import('../server/main.ts');
} catch (error) {
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  console.error(code === 'EADDRINUSE' ? `> failed: port ${port} is taken, set PORT` : error);
  process.exit(1);
}
