import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium on this machine: `CHROMIUM_PATH`, one on PATH, or Playwright's own. */
export function findChromium(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env.CHROMIUM_PATH ?? '', ...onPath, ...elsewhere, chromium.executablePath()].find(
    isExecutable,
  );
}

/** Finds a Chromium or installs one: Debian's package when root, else Playwright's download. */
export function ensureChromium(): string | undefined {
  return findChromium() ?? (fromDebian() || fromPlaywright() ? findChromium() : undefined);
}

function fromDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('> installing Chromium (apt-get)');
  return (
    quietly('apt-get', ['update', '-q']) &&
    quietly('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'])
  );
}

function fromPlaywright(): boolean {
  console.log('> downloading Chromium (Playwright)');
  return quietly(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium']);
}

/** Runs a command and shows what it printed only when it fails. */
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
