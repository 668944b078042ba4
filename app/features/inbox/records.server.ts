import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../../lib/db/client.ts';
import { auditSource } from '../audit/schema.ts';
import { transcriptOf } from '../messages/mail.server.ts';
import type { Attributed } from '../sources/source-of.ts';
import type { Origin } from './origins.ts';

type Reader = Pick<Database['read'], 'selectFrom'>;

/** A record that came in, as its entry needs it. */
export interface Arrived {
  table: 'leads' | 'messages' | 'users';
  id: string;
  origin: Origin;
  email: string;
  phone: string | null;
  receivedAt: number;
  /** Held for review as spam. */
  held: boolean;
  /** Where the person came from; undefined where nobody asks for it. */
  from: Attributed | undefined;
  /** Everything that the person typed. */
  typed: (string | null)[];
}

/**
 * The oldest records without an entry, in the order of their arrival, which is that of their ids
 * (UUIDv7).
 * @param from the lowest id.
 */
export async function missingRecords(read: Reader, from: string, most: number): Promise<Arrived[]> {
  const found = [
    await missingLeads(read, from, most),
    await missingMessages(read, from, most),
    await missingUsers(read, from, most),
  ];
  return found
    .flat()
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .slice(0, most);
}

async function missingLeads(read: Reader, from: string, most: number): Promise<Arrived[]> {
  const rows = await read
    .selectFrom('leads')
    .selectAll()
    .where('id', '>', from)
    .where(withoutEntry('leads'))
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    table: 'leads',
    id: row.id,
    origin: row.source === auditSource ? 'audit-page' : 'audit-api',
    email: row.email,
    phone: row.phone,
    receivedAt: row.created_at,
    held: row.set_aside_at !== null,
    from: row,
    typed: [
      row.name,
      row.email,
      row.phone,
      row.company,
      row.website,
      row.business_type,
      row.goals,
      row.current_marketing,
      row.source,
    ],
  }));
}

async function missingMessages(read: Reader, from: string, most: number): Promise<Arrived[]> {
  const rows = await read
    .selectFrom('messages')
    .selectAll()
    .where('id', '>', from)
    .where(withoutEntry('messages'))
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    table: 'messages',
    id: row.id,
    origin: row.source,
    email: row.email,
    phone: row.phone,
    receivedAt: row.created_at,
    held: row.set_aside_at !== null,
    from: row,
    typed: [
      row.name,
      row.email,
      row.phone,
      row.company,
      row.topic,
      row.subject,
      row.message,
      ...(transcriptOf(row) ?? []).map(({ content }) => content),
    ],
  }));
}

async function missingUsers(read: Reader, from: string, most: number): Promise<Arrived[]> {
  const rows = await read
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'company', 'phone', 'created_at'])
    .where('id', '>', from)
    .where(withoutEntry('users'))
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    table: 'users',
    id: row.id,
    origin: 'signup',
    email: row.email,
    phone: row.phone,
    receivedAt: row.created_at,
    held: false,
    from: undefined,
    typed: [`${row.first_name} ${row.last_name}`, row.email, row.phone, row.company],
  }));
}

/** Condition: the record has no entry yet. */
function withoutEntry(table: Arrived['table']) {
  return sql<SqlBool>`not exists (select 1 from entries where entries.id = ${sql.ref(`${table}.id`)})`;
}
