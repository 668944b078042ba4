import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { migrations } from '../../app/features.ts';
import { openSnapshot } from '../../lib/backup/snapshot.ts';
import { type Database, type DatabaseSettings, openDatabase } from '../../lib/db/client.ts';
import { migrate } from '../../lib/db/migrate.ts';

/** Names of the leads that were posted during a backup. */
export async function leadNames(settings: DatabaseSettings): Promise<Set<string>> {
  const db = openDatabase(settings);
  const rows = await db.read
    .selectFrom('leads')
    .select('name')
    .where('name', 'like', 'Lead ________-%')
    .execute();
  await db.close();
  return new Set(rows.map(({ name }) => name));
}

/**
 * Migrates a database and stores leads of many different people, each with two deliveries that were
 * sent and an entry of the inbox.
 */
export async function storeLeads(settings: DatabaseSettings, leads: number): Promise<void> {
  const db = openDatabase(settings);
  await migrate(db, migrations);
  // A statement of all would take longer than the pool waits for an answer.
  for (let from = 1; from <= leads; from += together) {
    const to = Math.min(from + together - 1, leads);
    for (const statement of rowsOf(db.engine, from, to)) {
      await db.write((tx) => statement.execute(tx));
    }
  }
  await db.close();
}

/** Rows of a statement. */
const together = 50_000;

/** Statements that store the leads `from` to `to`, with their deliveries and entries. */
function rowsOf(engine: Database['engine'], from: number, to: number) {
  const isSqlite = engine === 'sqlite';
  const [first, last] = [sql.lit(from), sql.lit(to)];
  const numbers = isSqlite
    ? sql`with recursive n(i) as (select ${first} union all select i + 1 from n where i < ${last})`
    : sql`with n as (select i from generate_series(${first}, ${last}) as i)`;
  const id = (prefix: string) =>
    isSqlite
      ? sql`printf('${sql.raw(prefix)}%07x-0000-7000-8000-', i) || lower(hex(randomblob(6)))`
      : sql`'${sql.raw(prefix)}' || lpad(to_hex(i), 7, '0') || '-0000-7000-8000-' || substr(md5(i::text), 1, 12)`;
  const noise = isSqlite ? sql`lower(hex(randomblob(8)))` : sql`substr(md5(i::text), 1, 16)`;
  const lowest = (n: number) => `0${n.toString(16).padStart(7, '0')}`;
  return [
    sql`${numbers} insert into leads (id, name, email, phone, company, business_type, goals, source, created_at)
      select ${id('0')}, 'Dana ' || ${noise}, ${noise} || '@mail.example', '(703) 555-' || i, 'Bakery ' || ${noise},
        'Retail Store', 'More orders for wedding cakes from ' || ${noise} || ' and Alexandria.', 'Free Audit Page', i from n`,
    ...(['visitor-email', 'owner-email'] as const).map(
      (kind, k) =>
        sql`${numbers} insert into deliveries (id, channel, kind, event, subject_id, state, attempts, replayed_after, due_at, created_at, ended_at)
          select ${id(String(k))}, 'email', ${sql.lit(kind)}, 'lead.created', ${id('0')}, 'delivered', 1, 0, i, i, i from n`,
    ),
    sql`insert into entries (seq, id, lead_id, origin, status, held, email, received_at, text)
      select ${sql.lit(from - 1)} + row_number() over (order by id), id, id, 'audit-page', 'new', 0, email, created_at,
        lower(name || ' ' || email || ' ' || company || ' ' || goals) from leads
        where id >= ${sql.lit(lowest(from))} and id < ${sql.lit(lowest(to + 1))}`,
  ];
}

/** Rows of all tables. */
export async function countRows(settings: DatabaseSettings): Promise<number> {
  const snapshot = await openSnapshot(settings);
  await snapshot.close();
  return snapshot.tables.reduce((sum, { rows }) => sum + rows, 0);
}

/**
 * Number of tables whose rows differ. It compares every value of every row, by sums of hashes, since
 * the engines' orders differ.
 */
export async function differentTables(
  one: DatabaseSettings,
  other: DatabaseSettings,
): Promise<number> {
  const [a, b] = [await digests(one), await digests(other)];
  return Object.keys({ ...a, ...b }).filter((name) => a[name] !== b[name]).length;
}

async function digests(settings: DatabaseSettings): Promise<Record<string, string>> {
  const snapshot = await openSnapshot(settings);
  const found: Record<string, string> = {};
  for (const table of snapshot.tables) {
    const order = table.columns
      .map((name, i) => ({ name, i }))
      .sort((x, y) => (x.name < y.name ? -1 : 1));
    let sum = 0n;
    for await (const rows of snapshot.rows(table)) {
      for (const row of rows) {
        const text = JSON.stringify(
          order.map(({ i }) => (row[i] instanceof Uint8Array ? [...row[i]] : row[i])),
        );
        sum += BigInt(`0x${hash('sha256', text, 'hex').slice(0, 16)}`);
      }
    }
    found[table.name] = sum.toString(16);
  }
  await snapshot.close();
  return found;
}
