import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '../../lib/project-root.ts';
import { launchBrowser } from '../browser.ts';
import { type Check, check, temporaryFolder } from './machine.ts';
import { openPages } from './open-pages.ts';
import { freePorts, startNginx } from './proxies.ts';
import { startTraffic, tally } from './traffic.ts';

/** Requests a second while the site is upgraded. */
const RATE = 200;

/**
 * Upgrades a site twice, once to each port, with a change that needs a rebuild, while it gets 200
 * requests a second through nginx, forms among them, and while pages are open in Chromium.
 */
export async function upgradeRecipe(start = startNginx): Promise<Check[]> {
  const folder = temporaryFolder();
  const ports = await freePorts();
  const base = folder.path;
  const source = join(base, 'source');
  const versions = ['--ports', `${ports.first},${ports.second}`];
  const origin = `https://localhost:${ports.https}`;
  copySource(source);
  folder.write(
    '.env',
    [
      ...[`DATA_DIR=${join(base, 'data')}`, `SITE_URL=${origin}`, 'SITE_NAME=Version 1'],
      ...['TRUST_PROXY=127.0.0.1', 'RATE_LIMIT=off', 'DELIVERY=none', ''],
    ].join('\n'),
  );
  await upgrade(source, versions);
  const proxy = await start(base, folder.write, ports);
  const browser = await launchBrowser();
  try {
    const checks: Check[] = [];
    for (const version of [2, 3]) {
      const env = join(base, '.env');
      writeFileSync(env, readFileSync(env, 'utf8').replace(/Version \d/, `Version ${version}`));
      changeScripts(source, version);
      const pages = await openPages(browser, origin);
      const traffic = startTraffic(origin, RATE);
      // What fails before the upgrade begins is not its fault: the machine is busy with other things.
      await sleep(5_000);
      const before = traffic.failedSoFar();
      await upgrade(source, [...versions, '--after', `touch ${join(base, `after-${version}`)}`]);
      const { requests, failures, leads, slowest } = await traffic.stop();
      const broken = await pages.use(`Version ${version}`);
      const stored = storedLeads(join(base, 'data'), leads);
      const name = `to version ${version}`;
      checks.push(
        check(
          `${name}: failed of ${requests} requests`,
          failures.length === 0 && requests > RATE,
          `${failures.length} ${tally(failures)}${before ? `; ${before} before the upgrade began: this machine is too busy for this trial` : ''}`,
        ),
        check(
          `${name}: leads answered and not stored once, of ${leads.length}`,
          leads.length > 0 && stored.wrong === 0,
          stored.wrong,
        ),
        check(
          `${name}: broken of ${pages.count()} pages, open or opened meanwhile`,
          broken.length === 0,
          `${broken.length} ${broken.slice(0, 3).join('; ')}`,
        ),
        check(`${name}: slowest request in ms`, true, Math.round(slowest)),
      );
      await pages.close();
    }
    return checks;
  } finally {
    await browser.close();
    await proxy.stop();
    stopVersions(base, [ports.first, ports.second]);
    folder.remove();
  }
}

function copySource(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: projectRoot, encoding: 'utf8' });
  mkdirSync(folder);
  for (const file of files.split('\0').filter(Boolean)) {
    cpSync(join(projectRoot, file), join(folder, file), { recursive: true });
  }
}

/** Changes what every island and page loads, so that its files get other names. */
function changeScripts(source: string, version: number): void {
  const file = join(source, 'app/islands/mount.tsx');
  writeFileSync(
    file,
    `${readFileSync(file, 'utf8')}\nObject.assign(globalThis, { version${version}: ${version} });\n`,
  );
}

/** @throws when it fails. */
function upgrade(source: string, args: readonly string[]): Promise<void> {
  const child: ChildProcess = spawn('npm', ['run', '--silent', 'upgrade', '--', ...args], {
    cwd: source,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(output.slice(-3_000)))));
  });
}

/** How many leads that were answered with 201 or a redirect are missing, or there twice. */
function storedLeads(dataDir: string, emails: readonly string[]): { wrong: number } {
  const db = new DatabaseSync(join(dataDir, 'site.sqlite'), { readOnly: true });
  const rows = db.prepare('select email, count(*) as n from leads group by email').all();
  db.close();
  const counts = new Map(rows.map(({ email, n }) => [String(email), Number(n)]));
  return { wrong: emails.filter((email) => counts.get(email) !== 1).length };
}

function stopVersions(base: string, ports: readonly number[]): void {
  for (const port of ports) {
    try {
      process.kill(Number(readFileSync(join(base, `${port}.pid`), 'utf8')), 'SIGTERM');
    } catch {
      // It isn't running.
    }
  }
}
