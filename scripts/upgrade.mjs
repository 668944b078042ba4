/**
 * `npm run upgrade`: puts the version in this folder into service without a failed request
 * (docs/run.md). Plain JavaScript without dependencies: this folder needn't have its packages.
 *
 * The parent folder has a folder for each of two ports. The one whose port isn't in use gets this
 * version, built and started; once it is ready, the other one drains. The proxy knows both ports and
 * sends everything to the first that listens.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, parseEnv } from 'node:util';
import { root } from './install.mjs';
import { processes } from './processes.mjs';

const usage = `npm run upgrade -- [options]

Puts the version in this folder into service without a failed request (docs/run.md).

  --after COMMAND     runs something at the end, such as a purge of a CDN
  --ports 3000,3001   the two ports that the proxy knows
  --base FOLDER       has a folder for each port; the parent of this one unless given
  --help              this text`;

const values = readOptions();
const base = resolve(values.base);
const [first = '', second = ''] = values.ports.split(',');
const manager = processes(base);

/** What a version's folder has of its own. */
const own = ['.env', '.git', 'node_modules', 'build', 'build-earlier', 'data'];

/**
 * Time in ms until a proxy that found nothing on a port looks there again: nginx's `fail_timeout` is
 * 10 s.
 */
const PROXY_PAUSE = 12_000;

/** Time in ms in which a new version must be ready; a migration may take long. */
const READY_TIMEOUT = 300_000;

await upgrade();

function readOptions() {
  try {
    const { values: given } = parseArgs({
      options: {
        base: { type: 'string', default: join(root, '..') },
        ports: { type: 'string', default: '3000,3001' },
        after: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (!given.help) return given;
    console.log(usage);
    process.exit(0);
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    process.exit(2);
  }
}

async function upgrade() {
  const host = readSettings();
  const old = portInUse();
  const next = old === first ? second : first;
  // What an upgrade that was interrupted may have left.
  await manager.stop(next);
  prepare(next, old);
  say(`starting it on port ${next}`);
  try {
    manager.start(next);
    await isReady(`http://${host}:${next}/readyz`, next);
  } catch (error) {
    await manager.stop(next);
    const still = old ? `; the version on port ${old} still serves` : '';
    fail(`${error instanceof Error ? error.message : error}${still}`);
  }
  pointTo(next);
  manager.use(next, old);
  if (old) {
    await sleep(PROXY_PAUSE);
    say(`stopping the version on port ${old}`);
    await manager.stop(old);
  }
  if (values.after) run('sh', ['-c', values.after], root);
  say(`upgraded: port ${next} serves`);
}

/** Checks the settings that both versions share. @returns the host that the site listens on. */
function readSettings() {
  const file = join(base, '.env');
  if (!existsSync(file)) fail(`${file} is missing: it has the settings of every version`);
  const settings = parseEnv(readFileSync(file, 'utf8'));
  if (!isAbsolute(settings.DATA_DIR ?? '')) fail(`DATA_DIR in ${file} must begin with /`);
  if (settings.PORT) fail(`PORT must not be in ${file}: each version has its own`);
  return settings.HOST || '127.0.0.1';
}

/** The port of the version that serves; undefined at the first start. */
function portInUse() {
  const running = [first, second].filter((port) => manager.isRunning(port));
  const current = existsSync(join(base, 'current')) ? readlinkSync(join(base, 'current')) : '';
  return running.includes(current) ? current : running[0];
}

/**
 * Copies this version to the folder of its port, and builds it there.
 * @param {string} next
 * @param {string | undefined} old
 */
function prepare(next, old) {
  const folder = join(base, next);
  say(`building ${root} in ${folder}`);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name !== 'node_modules') rmSync(join(folder, name), { recursive: true });
  }
  for (const name of readdirSync(root)) {
    if (!own.includes(name)) cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync('../.env', join(folder, '.env'));
  // Pages that are open in a browser load the files of the build that they came from.
  for (const name of old ? ['build', 'build-earlier'] : []) {
    const from = join(base, `${old}`, name);
    if (existsSync(from)) {
      cpSync(from, join(folder, name), { recursive: true, preserveTimestamps: true });
    }
  }
  // With the lowest priority: visitors come first.
  const npm = ['-n', '19', 'npm'];
  run('nice', [...npm, 'ci', '--include=dev', '--prefer-offline', '--loglevel=error'], folder);
  run('nice', [...npm, 'run', '--silent', 'build'], folder);
  run('nice', [...npm, 'prune', '--omit=dev', '--loglevel=error'], folder);
}

/** @param {string} url @param {string} port */
async function isReady(url, port) {
  const deadline = Date.now() + READY_TIMEOUT;
  let answer = 'no answer';
  while (Date.now() < deadline) {
    if (!manager.isRunning(port)) {
      throw new Error(`the new version ended: ${manager.logOf(port)}`);
    }
    try {
      const response = await fetch(url);
      if (response.ok) return;
      answer = `status ${response.status}`;
    } catch {
      // It doesn't listen yet.
    }
    await sleep(100);
  }
  throw new Error(`the new version wasn’t ready in ${READY_TIMEOUT / 1000} s: ${answer}`);
}

/** Changes the link `current`, at once. @param {string} port */
function pointTo(port) {
  const link = join(base, 'current.new');
  rmSync(link, { force: true });
  symlinkSync(port, link);
  renameSync(link, join(base, 'current'));
}

/** @param {string} program @param {string[]} args @param {string} cwd */
function run(program, args, cwd) {
  const { status, error } = spawnSync(program, args, { cwd, stdio: 'inherit' });
  if (status !== 0) fail(`${program} ${args.join(' ')}: ${error?.message ?? `code ${status}`}`);
}

/** @param {string} line */
function say(line) {
  console.log(`> ${line}`);
}

/** @param {string} line @returns {never} */
function fail(line) {
  console.error(`> failed: ${line}`);
  process.exit(1);
}
