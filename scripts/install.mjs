/**
 * Installs the packages of package-lock.json when they are missing or out of date.
 * Plain JavaScript without dependencies, because it runs on the machine's own Node before the
 * installation.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
/** Node from the package `node`; everything after the installation runs on it. */
const node = join(modules, 'node', 'bin', 'node');

/** Installs the packages; exits with a one-line message if that fails. */
export function install() {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    fail(`Node 20 or newer is needed, this is ${process.version}`);
  }
  if (isCurrent()) return;
  say('installing packages (npm ci)');
  const result = spawnSync(
    'npm',
    ['ci', '--include=dev', '--prefer-offline', '--loglevel=error', '--no-progress'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  if (result.error) fail(`npm could not be started: ${result.error.message}`);
  if (result.status !== 0) fail(`npm ci failed with code ${result.status}`);
  if (!existsSync(node)) {
    fail('npm did not run the install script of the package "node"; is ignore-scripts set?');
  }
}

/**
 * Runs a TypeScript file on the project's Node, forwards signals and exits with its exit code.
 * @param {string} file below the project's root.
 * @param {string[]} args
 */
export function run(file, args = []) {
  const child = spawn(node, [join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${join(modules, '.bin')}${delimiter}${process.env.PATH}`,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', (error) => fail(error.message));
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1));
  });
}

/**
 * Node's arguments and the environment of a server, from the script `serve` in package.json. They
 * keep its memory small (docs/memory.md).
 * @returns {{ nodeArgs: string[], env: Record<string, string> }}
 */
export function serverProcess() {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const words = scripts.serve.split(' ');
  const variables = words.slice(0, words.indexOf('exec'));
  return {
    nodeArgs: words.slice(words.indexOf('node') + 1, -1),
    env: Object.fromEntries(variables.map((word) => word.split('='))),
  };
}

/** Whether every package in the lock file that this machine needs is installed in its version. */
function isCurrent() {
  if (!existsSync(node)) return false;
  try {
    const wanted = packagesOf('package-lock.json');
    const present = packagesOf('node_modules/.package-lock.json');
    return Object.entries(wanted).every(
      ([path, { version, optional }]) =>
        path === '' || present[path]?.version === version || (optional && !present[path]),
    );
  } catch {
    return false;
  }
}

/** @returns {Record<string, { version: string, optional?: boolean }>} */
function packagesOf(lock) {
  return JSON.parse(readFileSync(join(root, lock), 'utf8')).packages;
}

function say(line) {
  console.log(`> ${line}`);
}

function fail(line) {
  console.error(`> failed: ${line}`);
  process.exit(1);
}
