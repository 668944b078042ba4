import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** Chromium without its windows: the same engine, at two thirds of the work in our journeys. */
const shellPackage = 'chromium-headless-shell';
const shells = [shellPackage, 'chrome-headless-shell'];
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of a Chromium that starts: `CHROMIUM_PATH`, one on PATH, or Playwright's own. */
export function findChromium(): string | undefined {
  const candidates = [...onPath(names), ...elsewhere, chromium.executablePath()];
  return find([process.env.CHROMIUM_PATH ?? '', ...candidates]);
}

/** Path of a headless shell on PATH, unless `CHROMIUM_PATH` names a browser; else any Chromium. */
export function findHeadless(): string | undefined {
  return (process.env.CHROMIUM_PATH ? undefined : find(onPath(shells))) ?? findChromium();
}

/**
 * Finds a Chromium and, where Debian's packages can be installed, its headless shell, which saves
 * minutes; or installs them. Without Debian it is Playwright's download.
 * @returns whether there is a Chromium.
 */
export function ensureChromium(): boolean {
  const wanted = process.env.CHROMIUM_PATH ? [] : [!find(onPath(shells)) && shellPackage];
  fromDebian([...wanted, !findChromium() && 'chromium'].filter((name) => name !== false));
  return (findChromium() ?? fromPlaywright()) !== undefined;
}

const onPath = (wanted: readonly string[]) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => wanted.map((name) => join(folder, name)));

const find = (paths: readonly string[]) => paths.filter(isExecutable).find(starts);

/** Installs packages one by one: another system may lack the shell's. */
function fromDebian(packages: readonly string[]): void {
  if (packages.length === 0 || !canInstall()) return;
  console.log(`> installing ${packages.join(' and ')} (apt-get)`);
  // One package source may fail while another has Chromium.
  quietly('apt-get', ['update', '-q']);
  for (const name of packages) {
    quietly('apt-get', ['install', '-y', '-q', '--no-install-recommends', name]);
  }
}

/** Playwright's own Chromium; as root with the system libraries that it needs. */
function fromPlaywright(): string | undefined {
  console.log('> downloading Chromium (Playwright)');
  const playwright = (...args: string[]) =>
    quietly(process.execPath, ['node_modules/playwright-core/cli.js', ...args]);
  if (canInstall()) playwright('install-deps', 'chromium');
  return playwright('install', 'chromium', '--no-shell') ? findChromium() : undefined;
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Whether it prints its version. A download may lack system libraries, and Ubuntu's
 * `chromium-browser` is a script that needs a snap.
 */
function starts(path: string): boolean {
  const { status, stderr, error } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  if (status === 0) return true;
  console.error(`> ${path} does not start: ${error?.message ?? stderr.trim()}`);
  return false;
}

/** Runs a command; shows its output only if it fails. */
function quietly(command: string, args: string[]): boolean {
  const result = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (result.status === 0) return true;
  process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  console.error(`> ${command} ${args.join(' ')} failed`);
  return false;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return path !== '';
  } catch {
    return false;
  }
}
