import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort, startSite } from '../site.ts';
import { adapted, type Check, check, installed, startProgram, temporaryFolder } from './machine.ts';

/** Units of systemd, each with the highest exposure that it may have. */
const units = ['beltway@.service', 'beltway-worker.service'];
const HIGHEST_EXPOSURE = 3;

/**
 * The units as systemd reads them: known settings, and the exposure. Then the server as their user
 * would run it: without any capability, and without write access to its folder.
 */
export async function systemdRecipe(): Promise<Check[]> {
  installed('systemd-analyze', 'systemd');
  const folder = temporaryFolder();
  const port = await freePort();
  try {
    const read = units.map((unit) => {
      const text = adapted(`systemd/${unit}`, {
        // A program that exists, so that only the unit itself can be wrong.
        [unit.includes('@')
          ? '/srv/beltway/%i/node_modules/node/bin/node'
          : '/srv/beltway/current/node_modules/node/bin/node']: '/bin/true',
      });
      const file = folder.write(unit.replace('@', '@3000'), text);
      const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], {
        encoding: 'utf8',
      });
      const wrong = stderr.split('\n').filter((line) => line.includes(folder.path));
      return check(
        `${unit}: settings that systemd doesn’t know`,
        wrong.length === 0,
        wrong.join() || 0,
      );
    });
    const exposed = units.map((unit) => {
      const args = ['security', '--offline=true', resolve('deploy/systemd', unit)];
      const text = execFileSync('systemd-analyze', args, { encoding: 'utf8' });
      const exposure = Number(/exposure level for .*: ([\d.]+)/.exec(text)?.[1]);
      return check(
        `${unit}: exposure below ${HIGHEST_EXPOSURE}`,
        exposure < HIGHEST_EXPOSURE,
        exposure,
      );
    });
    return [...read, ...exposed, await unprivileged(folder, port)];
  } finally {
    folder.remove();
  }
}

async function unprivileged(
  folder: ReturnType<typeof temporaryFolder>,
  port: number,
): Promise<Check> {
  const what = 'starts without root, capabilities and write access but to DATA_DIR';
  if (process.getuid?.() !== 0) return check(`${what} (not tried: needs root)`, true);
  const data = join(folder.path, 'data');
  execFileSync('install', ['-d', '-o', 'nobody', data]);
  const limits = ['--reuid=nobody', '--regid=nogroup', '--clear-groups', '--no-new-privs'];
  const none = ['--bounding-set=-all', '--inh-caps=-all', '--ambient-caps=-all'];
  // A mount namespace of its own, in which all but DATA_DIR and /tmp can't be written.
  const script = `mount --make-rprivate / && mount -o bind ${data} ${data} && mount -o bind . . && cd "$PWD" && mount -o remount,ro,bind . && exec setpriv ${[...limits, ...none].join(' ')} node_modules/.bin/node --max-semi-space-size=4 server/main.mjs`;
  const env = { NODE_ENV: 'production', PORT: `${port}`, DATA_DIR: data };
  const program = await startProgram(['unshare', '--mount', 'sh', '-c', script], port, env);
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
  await program.stop();
  return check(what, ready.status === 200, ready.status);
}

/** logrotate with `deploy/logrotate/beltway`, while the server writes its log. */
export async function logrotateRecipe(): Promise<Check[]> {
  installed('logrotate', 'logrotate');
  const folder = temporaryFolder();
  const site = await startSite({ RATE_LIMIT: 'off' });
  try {
    // The server's log is a file that it appends to, as `npm run upgrade` opens it.
    const text = adapted('logrotate/beltway', {
      '/srv/beltway/*.log': site.logFile,
      'su beltway beltway': 'su root root',
    });
    const file = folder.write('beltway', text);
    chmodSync(file, 0o644);
    await requests(site.url, 500);
    const before = statSync(site.logFile).size;
    execFileSync('logrotate', ['--force', '--state', join(folder.path, 'state'), file]);
    const rotated = statSync(`${site.logFile}.1`).size;
    const emptied = statSync(site.logFile).size;
    await requests(site.url, 500);
    const after = readFileSync(site.logFile, 'utf8');
    return [
      check('the log is moved', rotated >= before && emptied < before, `${rotated} bytes`),
      check(
        'and goes on in the file, from its start',
        after.startsWith('{'),
        `${after.length} bytes`,
      ),
    ];
  } finally {
    await site.stop();
    folder.remove();
  }
}

/** More lines than the log's buffer holds. */
async function requests(url: string, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) await (await fetch(`${url}/pricing`)).text();
}
