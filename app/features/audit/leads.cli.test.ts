import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../lib/db/client.ts';
import { projectRoot } from '../../../lib/project-root.ts';
import { runRecords } from '../../../server/terminal/records-command.ts';
import { describeEngines, type Engine } from '../../../test/engines.ts';
import { readCsv } from '../../../test/read-csv.ts';
import { sampleLead } from '../../../test/sample-lead.ts';
import { testServices } from '../../../test/services.ts';
import { migrations } from '../../features.ts';
import { leads } from './leads.cli.ts';
import { storeLead } from './leads.server.ts';
import type { AuditRequest } from './schema.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leads-'));
});
afterEach(() => rm(folder, { recursive: true }));

function environment(engine: Engine): Record<string, string> {
  const { dataDir, databaseUrl } = engine.settings();
  return databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir };
}

async function run(engine: Engine, ...args: string[]) {
  let out = '';
  const errors: string[] = [];
  const code = await runRecords(leads, {
    args,
    migrations,
    env: environment(engine),
    out: async (text) => {
      out += text;
    },
    error: (text) => errors.push(text),
  });
  return { code, out, error: errors.join('\n') };
}

async function store(db: Database, changed: Partial<AuditRequest> = {}) {
  const clock = () => Date.UTC(2026, 10, 20, 16, 14);
  await storeLead(
    testServices(db, clock),
    { ...sampleLead, ...changed },
    {
      key: undefined,
      source: undefined,
    },
  );
}

describeEngines('npm run leads', (engine) => {
  it('lists the newest first, within 100 columns', async () => {
    const db = await engine.open();
    for (let i = 0; i < 25; i += 1)
      await store(db, { name: `Dana ${i}`, goals: 'orders '.repeat(60) });
    const { code, out, error } = await run(engine);
    expect(code).toBe(0);
    expect(error).toBe('20 of 25 leads.');
    const records = out.trimEnd().split('\n\n');
    expect(records).toHaveLength(20);
    expect(records[0]).toContain('Nov 20, 2026, 11:14 AM ET · Dana 24 · Whitfield Bakery');
    expect(records[0]).toContain('  Phone     (703) 555-0199');
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
    expect((await run(engine, '--limit', '3')).error).toBe('3 of 25 leads.');
  });

  it('removes control characters that could redraw the terminal', async () => {
    const db = await engine.open();
    await store(db, { name: 'Eve\u001b[2J\u202e evil' });
    const { out } = await run(engine);
    expect(out).toContain('Eve[2J evil');
  });

  it('prints JSON lines for other programs', async () => {
    const db = await engine.open();
    await store(db);
    const { out } = await run(engine, '--json');
    expect(JSON.parse(out)).toMatchObject({ name: sampleLead.name, website: sampleLead.website });
  });

  it('exports every lead to a CSV file that only its owner reads', async () => {
    const db = await engine.open();
    const goals = 'We want more visitors please\n=1+41';
    await store(db, { goals, phone: '+1 703 555 0142', company: '+1 Bakery' });
    await Promise.all(Array.from({ length: 600 }, () => store(db)));
    const file = join(folder, 'leads.csv');
    const { code, error } = await run(engine, '--csv', file);
    expect({ code, error }).toEqual({ code: 0, error: `601 leads written to ${file}` });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['leads.csv']);
    const text = await readFile(file, 'utf8');
    expect(text.startsWith('\ufeff"Received (UTC)","Name","Email"')).toBe(true);
    expect(text).toContain('\r\n"2026-11-20T16:14:00.000Z","Dana Whitfield",');
    expect(text.endsWith('\r\n')).toBe(true);
    const [header = [], first = [], ...others] = readCsv(text);
    expect(others).toHaveLength(600);
    const cell = (name: string) => first[header.indexOf(name)];
    expect(cell('Goals')).toBe("We want more visitors please\n'=1+41");
    expect(cell('Phone')).toBe('+1 703 555 0142');
    expect(cell('Company')).toBe("'+1 Bakery");
    expect((await run(engine, '--csv', '-')).out).toBe(text);
  });

  it('leaves no file behind when writing fails', async () => {
    const db = await engine.open();
    await store(db);
    const file = join(folder, 'no-such-folder', 'leads.csv');
    const { code, error } = await run(engine, '--csv', file);
    expect(code).toBe(1);
    expect(error).toMatch(/^Can’t write .*no-such-folder.*: ENOENT/);
  });

  it('explains missing leads and wrong options', async () => {
    expect(await run(engine)).toEqual({ code: 0, out: '', error: 'No leads yet.' });
    expect((await run(engine, '--cvs', 'x')).code).toBe(2);
    expect((await run(engine, '--limit', '0')).error).toMatch(/^--limit must be/);
  });
});

describeEngines(
  'npm run leads without tables',
  (engine) => {
    it('asks to start the site once', async () => {
      const { code, error } = await run(engine);
      expect(code).toBe(1);
      expect(error).toMatch(/start the site once/);
    });
  },
  { migrated: false },
);

it('explains why a database server can’t be reached', async () => {
  const command = [join(projectRoot, 'cli/main.ts'), 'leads'];
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' };
  const failure = await promisify(execFile)(process.execPath, command, { env }).catch((e) => e);
  expect(failure.code).toBe(1);
  expect(failure.stderr).toMatch(/^Can’t use the database: .*ECONNREFUSED/);
  expect(failure.stderr.trim().split('\n')).toHaveLength(1);
});
