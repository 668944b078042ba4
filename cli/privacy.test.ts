import { hash, randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, inject, it } from 'vitest';
import { deleteAccount } from '../app/features/accounts/account-deletion.server.ts';
import { findUser } from '../app/features/accounts/users.server.ts';
import { siteOf } from '../app/features/audit/site-looks.server.ts';
import { addOwner, findLink } from '../app/features/desk/owners.server.ts';
import { startOwnerSession } from '../app/features/desk/sessions.server.ts';
import { createFiller } from '../app/features/inbox/fill.server.ts';
import { addNote, recordEvent } from '../app/features/inbox/progress.server.ts';
import { messages } from '../app/features/messages/messages.cli.ts';
import { requestReset } from '../app/features/password-reset/resets.server.ts';
import { requestLink } from '../app/features/privacy/links.server.ts';
import { always } from '../app/features/push/hours.ts';
import { migrations } from '../app/features.ts';
import { openSnapshot } from '../lib/backup/snapshot.ts';
import type { DatabaseSettings } from '../lib/db/client.ts';
import { toJson } from '../lib/db/columns.ts';
import { newId } from '../lib/db/new-id.ts';
import { setUpDeliveries } from '../lib/deliveries/setup.ts';
import { createLog } from '../lib/log.ts';
import { readEnv } from '../server/env.ts';
import { runRecords, type Terminal } from '../server/terminal/records-command.ts';
import { composition, createTestApp } from '../test/app.ts';
import { describeEngines, type Engine } from '../test/engines.ts';
import { createDatabase, dropDatabase } from '../test/postgres.ts';
import { sampleLead } from '../test/sample-lead.ts';
import { runBackup } from './backup.ts';
import { runPrivacy } from './privacy.ts';
import { runRestore } from './restore.ts';

const address = 'ann.zebra@example.com';
/** Spellings that a search must not find; the first letters of name and street are not ASCII. */
const traces = [address, 'Zebrowska', '555-0188', '5550188', 'Zebra Bakery'];

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'privacy-'));
  closing.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The site with mails in files, and a log in the data folder's place. */
async function begin(engine: Engine) {
  const db = await engine.open();
  const { databaseUrl } = engine.settings();
  const dataDir = engine.settings().dataDir || (await temporaryFolder());
  const logged: string[] = [];
  const log = createLog({ write: (line) => void logged.push(line) });
  const variables = { NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
  const env = readEnv(variables);
  const time = { now: Date.now() - 3 * 60 * 60_000 };
  const core = { db, clock: () => time.now, site: env.site };
  const deliveries = setUpDeliveries({
    ...{ ...core, log, dataDir, events: composition.events },
    ...{ theme: composition.mailTheme, settings: env.deliveries },
  });
  const app = await createTestApp({ ...core, env, log, outbox: deliveries.outbox });
  closing.push(async () => {
    await app.close();
    await deliveries.stop();
  });
  const post = async (url: string, payload: object, expected = 201) => {
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await app.inject({ method: 'POST', url, payload, headers });
    expect(answer.statusCode, answer.body).toBe(expected);
  };
  const command = async (
    run: (terminal: Terminal) => Promise<number>,
    args: string[],
    more: Record<string, string> = {},
  ) => {
    const said: string[] = [];
    const code = await run({
      ...{ args, env: { ...variables, ...more }, migrations },
      out: async (text) => void said.push(text),
      error: (text) => void said.push(text),
    });
    return { code, said: said.join('\n') };
  };
  const settings: DatabaseSettings = { dataDir, databaseUrl };
  await addOwner(core, 'owner@example.com');
  return { db, settings, time, deliveries, post, command, logged, core };
}

type Site = Awaited<ReturnType<typeof begin>>;

interface Visitor {
  email: string;
  lastName: string;
  phone: string;
  company: string;
}

const ann: Visitor = {
  email: 'Ann.Zebra@Example.com',
  lastName: 'Zebrowska',
  phone: '(703) 555-0188',
  company: 'Zebra Bakery',
};

const bob: Visitor = {
  email: 'bob@example.com',
  lastName: 'Bobson',
  phone: '(202) 555-0111',
  company: 'Bobson and Sons',
};

/** Leaves traces of a person wherever the site keeps any. */
async function visit(site: Site, { email, lastName, phone, company }: Visitor): Promise<void> {
  const { post, db, core, deliveries, time } = site;
  const name = `Änn ${lastName}`;
  const website = `https://${lastName}.example/`;
  const lead = { ...sampleLead, name, email, phone, company, website };
  await post('/api/leads', lead);
  // Held for review as spam; the owner's daily notice names it.
  await post('/api/leads', { ...lead, goals: 'Something else, please', extraTopic: 'x' });
  await post('/api/support', { name, email, subject: 'Ü', message: `Call ${phone}` });
  const user = { firstName: 'Änn', lastName, phone, company };
  const password = 'three wet otters swim';
  await post('/api/auth/signup', { email, password, ...user, subscriptionPlan: 'growth' });
  await post('/api/auth/login', { email, password: 'wrong password' }, 401);
  await requestReset({ ...core, outbox: deliveries.outbox }, email);
  await requestLink({ ...core, outbox: deliveries.outbox }, email, { source: undefined });
  await leaveRecords(site, email, { website, evidence: `“${company}, ${phone}”` });
  await workOn(site, email, `Call ${name}: ${phone}`);
  await becomeOwner(core, email);
  await deliveries.worker.runDue();
  time.now += 61 * 60_000;
  await deliveries.worker.runDue();
  const last_error = `550 <${email}>: no such user`;
  await db.write(async (tx) => {
    await tx.updateTable('deliveries').set({ last_error }).execute();
    await tx
      .insertInto('channels')
      .values({ channel: 'email', failing_since: 1, last_error, off_target: null, off_at: null })
      .onConflict((c) => c.column('channel').doUpdateSet({ last_error }))
      .execute();
  });
}

/** What workers and jobs store about the person: findings on the website, an invoice, a counted mail. */
async function leaveRecords(
  { db, time: { now } }: Site,
  email: string,
  { website, evidence }: { website: string; evidence: string },
): Promise<void> {
  const findings = toJson([{ id: 'phoneText', result: 'good', evidence }]);
  const found = { final: website, problem: null, findings };
  const url = new URL(website);
  const site = siteOf(url);
  const address = email.toLowerCase();
  await db.write(async (tx) => {
    const leads = await tx.selectFrom('leads').select('id').where('email', '=', email).execute();
    for (const { id } of leads) {
      await tx
        .insertInto('lead_findings')
        .values({ lead_id: id, ...found, looked_at: now })
        .execute();
    }
    await tx
      .insertInto('site_looks')
      .values({
        ...{ id: newId(), site, current: site, host: url.host, url: website, ...found },
        ...{ state: 'done', attempt: 1, lease_until: null, created_at: now },
      })
      .execute();
    const { id } = await tx
      .selectFrom('subscriptions')
      .innerJoin('users', 'users.id', 'user_id')
      .select('subscriptions.id')
      .where('email', '=', address)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('invoices')
      .values({
        ...{ id: newId(), subscription_id: id, plan: 'growth', amount: 49_700 },
        ...{ due_at: now, period_end: now, notified_on: '2026-02-14' },
      })
      .execute();
    await tx
      .insertInto('recipients')
      .values({
        address_hash: hash('sha256', address, 'base64url'),
        ...{ delivery_id: newId(), sent_at: now },
      })
      .execute();
  });
}

/** The person's entries in the inbox, with what the owner noted. */
async function workOn({ db, time }: Site, email: string, text: string): Promise<void> {
  await createFiller(db).fill(100);
  const entries = await db.read
    .selectFrom('entries')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .execute();
  const ids = entries.map(({ id }) => id);
  expect(ids.length).toBe(4);
  const noted = { ownerId: 'owner', event: 'reached', at: time.now } as const;
  await db.write((tx) => recordEvent(tx, { ids, ...noted }));
  for (const entryId of ids)
    await db.write((tx) => addNote(tx, { entryId, ownerId: 'owner', text, now: time.now }));
}

/** Lets a person use the desk, with a passkey, a session and a link that isn't used yet. */
async function becomeOwner({ db, clock }: Site['core'], email: string): Promise<void> {
  const { token } = await addOwner({ db, clock }, email);
  const ownerId = (await findLink({ db, clock }, token))?.id ?? '';
  const made = { created_at: clock(), used_at: null, synced: 0, label: 'Test' } as const;
  await db.write(async (tx) => {
    await startOwnerSession(tx, { ownerId, label: 'Test', now: clock() });
    const keys = { p256dh: 'x', auth: 'x' };
    const device = { ...keys, endpoint: `https://push.example/${ownerId}`, session_id: null };
    const pushed = { pushed_at: null, held_until: null, service: 'https://push.example' };
    await tx
      .insertInto('push_devices')
      .values({
        ...device,
        ...pushed,
        id: `device of ${ownerId}`,
        owner_id: ownerId,
        label: 'Test',
        created_at: clock(),
      })
      .execute();
    await tx
      .insertInto('push_hours')
      .values({ owner_id: ownerId, ...always })
      .execute();
    await tx
      .insertInto('owner_passkeys')
      .values({
        ...{ ...made, id: `key of ${ownerId}`, owner_id: ownerId },
        ...{ public_key: 'x', counter: 0, transports: toJson([]) },
      })
      .execute();
  });
}

/** Every row of every table as text. */
async function allRows(settings: DatabaseSettings): Promise<Record<string, string[]>> {
  const snapshot = await openSnapshot(settings);
  const found: Record<string, string[]> = {};
  for (const table of snapshot.tables) {
    const rows: string[] = [];
    for await (const batch of snapshot.rows(table))
      rows.push(...batch.map((r) => JSON.stringify(r)));
    found[table.name] = rows;
  }
  await snapshot.close();
  return found;
}

/** Traces in all files of a folder and in all rows, as `place: trace`. */
async function search(settings: DatabaseSettings, folder = settings.dataDir): Promise<string[]> {
  const texts: [string, string][] = Object.entries(await allRows(settings)).map(([table, rows]) => [
    table,
    rows.join('\n'),
  ]);
  for (const file of globSync('**/*', { cwd: folder, withFileTypes: true })) {
    if (!file.isFile()) continue;
    texts.push([file.name, (await readFile(join(file.parentPath, file.name))).toString('latin1')]);
  }
  return texts.flatMap(([place, text]) =>
    traces
      .filter((trace) => text.toLowerCase().includes(trace.toLowerCase()))
      .map((trace) => `${place}: ${trace}`),
  );
}

describeEngines('every table', (engine) => {
  it('is declared as personal or impersonal, once', async () => {
    await engine.open();
    const snapshot = await openSnapshot(engine.settings());
    await snapshot.close();
    const { personal, impersonal } = composition;
    const about = new Set(personal.map(({ table }) => table));
    expect([...about, ...impersonal].sort()).toEqual(
      snapshot.tables.map(({ name }) => name).sort(),
    );
    const columns = snapshot.tables
      .filter(({ name }) => impersonal.some((table) => table === name))
      .flatMap((table) => table.columns.map((column) => `${table.name}.${column}`));
    const suspicious = /email|address|phone|(first|last|full)_name|company|network|user_id|token_/;
    expect(columns.filter((column) => suspicious.test(column))).toEqual([]);
  });
});

describeEngines('npm run privacy', (engine) => {
  it('exports everything about one person, in any spelling of the address', async () => {
    const site = await begin(engine);
    await visit(site, ann);
    await visit(site, bob);
    const file = join(await temporaryFolder(), 'ann.json');
    const { code, said } = await site.command(
      (terminal) => runPrivacy(terminal, composition),
      ['export', ' ANN.zebra@example.COM ', file],
    );
    expect(said).toMatch(
      /ann\.json: 2 leads, 2 lead_findings, 1 site_looks, .*1 messages, 1 users/,
    );
    expect(code).toBe(0);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const text = await readFile(file, 'utf8');
    const data = JSON.parse(text);
    expect(data.address).toBe(address);
    const tables = composition.personal.filter((declared) => !('quotes' in declared));
    expect(Object.keys(data.tables).sort()).toEqual(
      [...new Set(tables.map(({ table }) => table))].sort(),
    );
    const created_at = expect.stringMatching(/^20.*Z$/);
    expect(data.tables.leads[0]).toMatchObject({ name: 'Änn Zebrowska', created_at });
    expect(data.tables.users[0]).not.toHaveProperty('password');
    expect(data.mails.length).toBeGreaterThan(5);
    expect(text).not.toContain('Bobson');
  });

  it('erases a person everywhere, and a restore doesn’t bring them back', async () => {
    const site = await begin(engine);
    const { settings, command, logged } = site;
    await visit(site, bob);
    const bobs = await allRows(settings);
    await visit(site, ann);
    const kept = await temporaryFolder();
    const backup = join(kept, 'before.jsonl.zst');
    expect(await command(runBackup, [backup])).toMatchObject({ code: 0 });
    const csv = join(kept, 'messages.csv');
    expect(
      await command((terminal) => runRecords(messages, terminal), ['--csv', csv]),
    ).toMatchObject({
      code: 0,
    });
    const bobsExport = (await readFile(csv, 'utf8')).split('\r\n').filter((l) => /bobson/i.test(l));
    expect(await search(settings)).not.toEqual([]);

    const privacy = (terminal: Terminal) => runPrivacy(terminal, composition);
    const erased = await command(privacy, ['erase', 'ann.zebra@EXAMPLE.com'], { BACKUP_DIR: kept });
    expect(erased.said).toMatch(/^Erased ann\.zebra@example\.com: .*2 leads/);
    expect(erased.code).toBe(0);
    expect(await search(settings)).toEqual([]);
    expect(logged.join('')).not.toContain('ebra');
    const left = await allRows(settings);
    for (const table of ['leads', 'messages', 'users', 'subscriptions', 'sessions'] as const) {
      expect(left[table], table).toHaveLength(bobs[table]?.length ?? 0);
    }
    expect((await stat(join(settings.dataDir, 'erasure.key'))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(kept, 'erasures.json'), 'utf8')).not.toContain('ann');
    const remaining = await readFile(csv, 'utf8');
    expect(remaining).not.toMatch(/zebr/i);
    expect(remaining.split('\r\n').filter((l) => /bobson/i.test(l))).toEqual(bobsExport);
    const again = await command(privacy, ['erase', address]);
    expect(again.said).toContain('nothing was kept');

    const place = await newPlace(engine);
    const restoring = (terminal: Terminal) => runRestore(terminal, composition);
    const env = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' };
    const refused = await command(restoring, [backup], env);
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('erasure.key') });
    await cp(join(settings.dataDir, 'erasure.key'), join(place.dataDir, 'erasure.key'));
    const restored = await command(restoring, [backup], env);
    expect(restored.said).toContain('Erased again: 1 person');
    expect(await search(place)).toEqual([]);
    expect((await allRows(place)).leads).toHaveLength(bobs.leads?.length ?? 0);
  }, 60_000);

  it('leaves what a person sent after they were erased', async () => {
    const site = await begin(engine);
    const { settings, command, time } = site;
    await visit(site, ann);
    const privacy = (terminal: Terminal) => runPrivacy(terminal, composition);
    expect(await command(privacy, ['erase', address])).toMatchObject({ code: 0 });
    time.now = Date.now() + 1;
    await site.post('/api/leads', { ...sampleLead, email: ann.email, name: 'Back Again' });
    const backup = join(await temporaryFolder(), 'after.jsonl.zst');
    await command(runBackup, [backup]);
    const place = await newPlace(engine);
    await cp(join(settings.dataDir, 'erasure.key'), join(place.dataDir, 'erasure.key'));
    const env = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' };
    await command((terminal) => runRestore(terminal, composition), [backup], env);
    const { leads } = await allRows(place);
    expect(leads).toEqual([expect.stringContaining('Back Again')]);
  }, 60_000);
});

describeEngines('a restore', (engine) => {
  it('doesn’t bring back an account that its customer deleted', async () => {
    const site = await begin(engine);
    const { db, command, core, deliveries } = site;
    await visit(site, ann);
    await visit(site, bob);
    const folder = await temporaryFolder();
    await command(runBackup, [join(folder, 'before.jsonl.zst')]);
    const user = await findUser(core, ann.email);
    if (user) await deleteAccount({ db, clock: core.clock, outbox: deliveries.outbox }, user);
    // Puts the list of erasures beside both.
    await command(runBackup, [join(folder, 'after.jsonl.zst')]);
    const place = await newPlace(engine);
    const env = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' };
    const restoring = (terminal: Terminal) => runRestore(terminal, composition);
    const { said } = await command(restoring, [join(folder, 'before.jsonl.zst')], env);
    expect(said).toContain('Erased again: 1 person');
    const rows = await allRows(place);
    expect(rows.users).toEqual([expect.stringContaining('Bobson')]);
    expect(rows.subscriptions).toHaveLength(1);
    expect(rows.leads).toHaveLength(4);
  }, 60_000);
});

/** An empty place on an engine, with a data folder. */
async function newPlace(engine: Engine): Promise<DatabaseSettings> {
  const dataDir = await temporaryFolder();
  if (engine.name === 'sqlite') return { dataDir, databaseUrl: undefined };
  const databaseUrl = await createDatabase(inject('postgresUrl'));
  closing.push(() => dropDatabase(databaseUrl));
  return { dataDir, databaseUrl };
}
