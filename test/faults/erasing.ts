import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastPasswords } from '../../app/features/accounts/test-accounts.ts';
import { leads } from '../../app/features/audit/leads.cli.ts';
import { createFiller } from '../../app/features/inbox/fill.server.ts';
import { addNote } from '../../app/features/inbox/progress.server.ts';
import { migrations } from '../../app/features.ts';
import { runBackup } from '../../cli/backup.ts';
import { runRestore } from '../../cli/restore.ts';
import { type DatabaseSettings, openDatabase } from '../../lib/db/client.ts';
import { migrate } from '../../lib/db/migrate.ts';
import { setUpDeliveries } from '../../lib/deliveries/setup.ts';
import { createLog } from '../../lib/log.ts';
import { createPeople } from '../../lib/privacy/people.ts';
import { readEnv } from '../../server/env.ts';
import { runRecords, type Terminal } from '../../server/terminal/records-command.ts';
import { composition, createTestApp } from '../app.ts';
import { admin } from '../postgres.ts';
import { sampleLead } from '../sample-lead.ts';
import type { NewPlace } from './backup.ts';
import { type Person, personOf, search, tracesIn, tracesOf } from './traces.ts';

/** What a search for erased people found; all but `before` and `inLog` must be 0 or empty. */
export interface ErasingReport {
  people: number;
  /** Of all erasures together. */
  seconds: number;
  /** Traces before the erasing, which shows that the search works. */
  before: number;
  /** Traces in rows, and in files: the database's, emails, exports, lists. */
  found: number;
  /** What each erasure said to be kept in the database's files. */
  kept: string[];
  /** Traces in what the site logged. */
  logged: number;
  /** Traces after the backup from before was restored. */
  restored: number;
  /** Rows of other people that are missing. */
  missing: number;
  /** Traces in PostgreSQL's own write-ahead log, which the site can't empty. */
  inLog: number;
}

/**
 * Stores people wherever the site keeps any, among as many others, makes a backup, erases them, and
 * searches every row, every byte of the files, the log and the restored backup for them.
 */
export async function erasePeople(
  settings: DatabaseSettings,
  count: number,
  newPlace: NewPlace,
): Promise<ErasingReport> {
  const dataDir = settings.dataDir || (await mkdtemp(join(tmpdir(), 'erasing-')));
  const site = await open({ ...settings, dataDir });
  const place = await newPlace(settings.databaseUrl ? 'postgres' : 'sqlite');
  try {
    const people = Array.from({ length: count }, (_, at) => personOf('Quagga', at));
    const others = Array.from({ length: count }, (_, at) => personOf('Wombat', at));
    for (const person of [...people, ...others]) await site.visit(person);
    await site.work();
    const files = join(dataDir, 'files');
    await mkdir(files);
    const backup = join(files, 'before.jsonl.zst');
    await site.command(runBackup, [backup]);
    await site.command(
      (terminal) => runRecords(leads, terminal),
      ['--csv', join(files, 'leads.csv')],
    );
    const traces = people.flatMap(tracesOf);
    if (settings.databaseUrl) await admin(settings.databaseUrl, 'analyze');
    const before = await search({ ...settings, dataDir }, traces);
    const started = performance.now();
    const reports = await Promise.all(people.map(({ email }) => site.people.erase(email)));
    const seconds = (performance.now() - started) / 1000;
    const found = await search({ ...settings, dataDir }, traces);
    await cp(join(dataDir, 'erasure.key'), join(place.dataDir, 'erasure.key'));
    await site.command((terminal) => runRestore(terminal, composition), [backup], place);
    const restored = await search(place, traces);
    const left = await search(
      { ...settings, dataDir },
      others.map(({ email }) => email.toLowerCase()),
    );
    return {
      people: count,
      seconds: Math.round(seconds * 10) / 10,
      before: before.total,
      found: found.total,
      kept: reports.flatMap((report) => report?.kept ?? ['everything']),
      logged: tracesIn(site.logged.join('\n'), traces),
      restored: restored.total,
      missing: count - left.distinct,
      inLog: found.inLog,
    };
  } finally {
    await site.close();
    if (!settings.dataDir) await rm(dataDir, { recursive: true });
  }
}

async function open(settings: DatabaseSettings) {
  const variables = {
    ...{ NODE_ENV: 'test', RATE_LIMIT: 'off', DATA_DIR: settings.dataDir },
    DATABASE_URL: settings.databaseUrl ?? '',
  };
  const env = readEnv(variables);
  const logged: string[] = [];
  const log = createLog({ write: (line) => void logged.push(line) });
  const db = openDatabase(settings);
  await migrate(db, migrations);
  const time = { now: Date.now() - 3 * 60 * 60_000 };
  const core = { db, clock: () => time.now, site: env.site };
  const deliveries = setUpDeliveries({
    ...{ ...core, log, dataDir: settings.dataDir, events: composition.events },
    ...{ theme: composition.mailTheme, settings: env.deliveries },
  });
  const { outbox } = deliveries;
  // Hashing 400 passwords isn't what is measured.
  const parts = [...composition.parts, { services: () => ({ passwords: fastPasswords }) }];
  const app = await createTestApp({
    ...{ ...core, env, log, outbox },
    composition: { ...composition, parts },
  });
  const post = async (url: string, payload: object) => {
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await app.inject({ method: 'POST', url, payload, headers });
    if (answer.statusCode !== 201) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
  };
  return {
    logged,
    people: createPeople({
      ...{ db, clock: core.clock, outbox, settings, backupDir: join(settings.dataDir, 'files') },
      personal: composition.personal,
    }),
    /** Sends every form as a person. */
    visit: async ({ email, lastName, phone, company }: Person) => {
      const name = `Ann ${lastName}`;
      await post('/api/leads', { ...sampleLead, name, email, phone, company });
      await post('/api/support', { name, email, subject: company, message: `Call ${phone}` });
      const password = 'three wet otters swim';
      const user = { email, password, firstName: 'Ann', lastName, company, phone };
      await post('/api/auth/signup', { ...user, subscriptionPlan: 'growth' });
    },
    /** Fills the inbox, notes something about everybody and sends all messages. */
    work: async () => {
      const filler = createFiller(db);
      while ((await filler.fill(200)) > 0);
      const entries = await db.read.selectFrom('entries').select(['id', 'text']).execute();
      for (const { id, text } of entries) {
        const note = { entryId: id, ownerId: 'owner', text: `Called: ${text}`, now: time.now };
        await db.write((tx) => addNote(tx, note));
      }
      for (const hours of [0, 1, 1]) {
        time.now += hours * 61 * 60_000;
        await deliveries.worker.runDue();
      }
    },
    command: async (
      run: (terminal: Terminal) => Promise<number>,
      args: string[],
      to: DatabaseSettings = settings,
    ) => {
      const said: string[] = [];
      const code = await run({
        ...{ args, migrations, out: async () => {}, error: (text) => void said.push(text) },
        env: { ...variables, DATA_DIR: to.dataDir, DATABASE_URL: to.databaseUrl ?? '' },
      });
      if (code !== 0) throw new Error(said.join('\n'));
    },
    close: async () => {
      await app.close();
      await deliveries.stop();
      await db.close();
    },
  };
}
