/**
 * Starts and stops the versions of `npm run upgrade`: as instances of the unit `beltway@` where systemd
 * runs, otherwise as processes with a file for their id and one for their log.
 */
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverProcess } from './install.mjs';

/**
 * @typedef {object} Manager
 * @property {(port: string) => boolean} isRunning
 * @property {(port: string) => void} start
 * @property {(port: string) => Promise<void>} stop drains it; resolves once it has ended.
 * @property {(port: string, old: string | undefined) => void} use starts it with the machine from now on.
 * @property {(port: string) => string} logOf where its log is, or its last line.
 */

/** @param {string} base folder of the versions. @returns {Manager} */
export function processes(base) {
  return existsSync('/run/systemd/system') ? units : plain(base);
}

/** @param {string[]} args */
function systemctl(...args) {
  return spawnSync('systemctl', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/** @param {string} port */
const unit = (port) => `beltway@${port}.service`;

/** @type {Manager} */
const units = {
  isRunning: (port) => systemctl('is-active', '--quiet', unit(port)),
  start: (port) => void systemctl('start', unit(port)),
  stop: async (port) => void systemctl('stop', unit(port)),
  use(port, old) {
    systemctl('enable', '--quiet', unit(port));
    if (old) systemctl('disable', '--quiet', unit(old));
    if (systemctl('is-enabled', '--quiet', 'beltway-worker')) {
      systemctl('restart', 'beltway-worker');
    }
  },
  logOf: (port) => `journalctl -u ${unit(port)}`,
};

/** @param {string} base @returns {Manager} */
function plain(base) {
  const pidFile = (/** @type {string} */ port) => join(base, `${port}.pid`);
  const logFile = (/** @type {string} */ port) => join(base, `${port}.log`);
  /** @param {string} port @param {NodeJS.Signals | 0} signal @returns whether the process exists. */
  const signal = (port, signal) => {
    try {
      const pid = Number(readFileSync(pidFile(port), 'utf8'));
      return process.kill(pid, signal) && !isZombie(pid);
    } catch {
      return false;
    }
  };
  return {
    isRunning: (port) => signal(port, 0),
    start(port) {
      const cwd = join(base, port);
      const { nodeArgs, env } = serverProcess();
      const log = openSync(logFile(port), 'a');
      const node = join(cwd, 'node_modules/node/bin/node');
      const child = spawn(node, [...nodeArgs, 'server/main.mjs'], {
        cwd,
        detached: true,
        stdio: ['ignore', log, log],
        env: { ...env, ...process.env, NODE_ENV: 'production', PORT: port },
      });
      child.unref();
      closeSync(log);
      writeFileSync(pidFile(port), `${child.pid}\n`);
    },
    async stop(port) {
      signal(port, 'SIGTERM');
      while (signal(port, 0)) await sleep(50);
      rmSync(pidFile(port), { force: true });
    },
    use() {},
    logOf: (port) => readFileSync(logFile(port), 'utf8').trimEnd().split('\n').at(-1) ?? '',
  };
}

/** Whether a process has ended and nobody asked how, as in containers without an init. */
function isZombie(/** @type {number} */ pid) {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && /\) Z /.test(readFileSync(file, 'utf8'));
}
