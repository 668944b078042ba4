/** Builds the pages when they are not current, then becomes the server. */
import { existsSync } from 'node:fs';
import { ensureBuilt } from './build.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
await ensureBuilt();
await import('../server/main.ts');
