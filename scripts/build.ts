import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { loadUnderstanding } from '../assistant/understand/load.server.ts';
import { readEnv } from '../server/env.ts';
import { alone } from './build-lock.ts';
import { buildWorkers } from './build-workers.ts';
import { dropAssets, keepAssets } from './earlier-assets.ts';
import { finishBuild } from './finish-build.ts';
import { drawIcons } from './icons.ts';
import { drawSharePictures } from './share-pictures.ts';

/** Files that the build depends on. */
const sources = [
  '{app,assistant,content,lib,public,server,site-audit}/**/*',
  '*.config.ts',
  'package-lock.json',
  'scripts/{build-workers,icons,share-pictures}.ts',
];
/** Settings that are built into the pages. */
const settings = [
  ...['SITE_NAME', 'SITE_PHONE', 'SITE_EMAIL', 'SITE_URL'],
  ...['RETENTION_REQUESTS', 'RETENTION_SPAM', 'RETENTION_ACCOUNTS'],
];
const stampFile = 'build/stamp';
/** What a build replaces. The trained model stays: it knows by a digest whether it is current. */
const written = ['client', 'server', 'workers', 'site.json', 'stamp'];

/** Builds the site unless the build is current; exits when that fails. */
export async function ensureBuilt(): Promise<void> {
  if (!isCurrent()) await buildAlone();
}

/** Builds the site; where another build of the folder had to end first, only if that isn't current. */
async function buildAlone(): Promise<void> {
  await alone('build', async (waited) => {
    if (!waited || !isCurrent()) await build();
  });
}

function isCurrent(): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampNow();
}

async function build(): Promise<void> {
  const stamp = stampNow();
  console.log('> building the site');
  const started = performance.now();
  await keepAssets('build');
  for (const part of written) rmSync(`build/${part}`, { recursive: true, force: true });
  // Trains the assistant's classifier meanwhile, so that the first question needn't wait for it.
  await Promise.all([buildPages(), loadUnderstanding()]);
  await buildWorkers();
  await drawSharePictures('build/client');
  await drawIcons('build/client');
  await dropAssets('build');
  await finishBuild('build', readEnv(process.env).site);
  writeFileSync(stampFile, stamp);
  console.log(`> built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Writes the bundles and the prerendered pages; exits when that fails. */
async function buildPages(): Promise<void> {
  const { NODE_ENV: _, ...env } = process.env;
  const command = ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'];
  try {
    await promisify(execFile)(process.execPath, command, { env, maxBuffer: Infinity });
  } catch (error) {
    const { stdout = '', stderr = error } = error as { stdout?: string; stderr?: string };
    process.stderr.write(`${stdout}${stderr}\n`);
    console.error('> failed: the build has errors');
    process.exit(1);
  }
}

/** Digest of the settings and of every source's path and content. */
export function stampNow(): string {
  const hash = createHash('sha256');
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  const files = sources.flatMap((pattern) => globSync(pattern));
  for (const file of files.filter(isSource).sort()) {
    hash.update(`${file}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function isSource(file: string): boolean {
  return !file.includes('.test.') && statSync(file).isFile();
}

if (import.meta.main) {
  if (existsSync('.env')) process.loadEnvFile('.env');
  await (process.argv.includes('--if-changed') ? ensureBuilt() : buildAlone());
}
