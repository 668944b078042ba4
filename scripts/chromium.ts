import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of a Chromium that starts: `CHROMIUM_PATH`, one on PATH, or Playwright's own. */
export function findChromium(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env.CHROMIUM_PATH ?? '', ...onPath, ...elsewhere, chromium.executablePath()]
    .filter(isExecutable)
    .find(starts);
}

/** Finds a Chromium or installs one: Debian's package when root, else Playwright's download. */
export function ensureChromium(): string | undefined {
  return findChromium() ?? fromDebian() ?? fromPlaywright();
}

function fromDebian(): string | undefined {
  if (!canInstall()) return undefined;
  console.log('> installing Chromium (apt-get)');
  // One package source may fail while another has Chromium.
  quietly('apt-get', ['update', '-q']);
  const install = ['install', '-y', '-q', '--no-install-recommends', 'chromium'];
  return quietly('apt-get', install) ? findChromium() : undefined;
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
