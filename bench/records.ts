import { randomUUID } from 'node:crypto';
import type { Database, Tx } from '../lib/db/client.ts';
import { insertRows } from '../lib/db/insert.ts';

/** Numbers of records: `from` is stored, `to` isn't. */
export interface Range {
  from: number;
  to: number;
}

/** Stores the leads of a range, a millisecond apart, the last one just now. */
export function storeLeads(db: Database, range: Range): Promise<void> {
  return storeTogether(db, range, (tx, some) =>
    insertRows(
      tx,
      'leads',
      some.map(([n, at]) => leadRow(n, at)),
    ),
  );
}

/** The same for messages, of other people. */
export function storeMessages(db: Database, range: Range): Promise<void> {
  return storeTogether(db, range, (tx, some) =>
    insertRows(
      tx,
      'messages',
      some.map(([n, at]) => messageRow(n, at)),
    ),
  );
}

async function storeTogether(
  db: Database,
  { from, to }: Range,
  store: (tx: Tx, some: [n: number, at: number][]) => Promise<unknown>,
): Promise<void> {
  const end = Date.now();
  const together = 200;
  for (let n = from; n < to; n += together) {
    const count = Math.min(together, to - n);
    const some = Array.from({ length: count }, (_, i): [number, number] => [
      n + i,
      end - to + n + i,
    ]);
    await db.write((tx) => store(tx, some));
  }
}

/** Words of the texts. */
export const words =
  'bakery plumber wedding arlington alexandria fairfax bethesda dentist lawyer flyers facebook instagram orders customers website google reviews phone monthly weekly budget seasonal holiday spring winter catering delivery office repair roofing garden kitchen studio fitness yoga salon barber clinic family grooming cleaning moving storage brakes'.split(
    ' ',
  );

const names =
  'whitfield zebrowska okonkwo ramirez nguyen petrov lindqvist abernathy castellano fitzgerald haverford kowalczyk mcallister oyelaran papadopoulos quintero rosenthal schumacher thornbury vandermeer'.split(
    ' ',
  );

/** Who sent record `n`, and its text: a name and a number that few share, and words that many do. */
export function person(n: number) {
  const name = `${names[n % names.length]}${(n * 7_919) % 100_003}`;
  const list = Array.from(
    { length: 25 },
    (_, i) => words[(n * (i + 3) + i * i * 7) % words.length],
  );
  const digits = String(2_000_000 + ((n * 104_729) % 7_999_999));
  return {
    name: `Ann ${name}`,
    email: `${name}.${n}@${words[n % 11]}.example`,
    phone: `(703) ${digits.slice(0, 3)}-${digits.slice(3)}`,
    text: list.join(' '),
  };
}

const unknown = {
  first_landing: null,
  last_landing: null,
  referrer: null,
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  utm_term: null,
  utm_content: null,
  set_aside_at: null,
  spam_reasons: null,
  released_at: null,
  request_id: null,
};

/** A lead as the table has it; `created_at` in epoch milliseconds. */
export function leadRow(n: number, created_at: number) {
  const { text, ...who } = person(n);
  return {
    id: idAt(created_at),
    ...who,
    company: `${words[n % 37]} and sons`,
    website: null,
    business_type: 'Other',
    current_marketing: null,
    goals: text,
    source: n % 4 === 0 ? 'api' : 'Free Audit Page',
    created_at,
    ...unknown,
  };
}

function messageRow(n: number, created_at: number) {
  const { text, ...who } = person(n + 1_000_000);
  return {
    id: idAt(created_at),
    source: (['contact', 'support', 'chat'] as const)[n % 3] ?? 'chat',
    ...who,
    first_name: null,
    last_name: null,
    company: null,
    topic: null,
    subject: null,
    message: text,
    priority: 'normal' as const,
    transcript: null,
    created_at,
    ...unknown,
  };
}

/** A UUIDv7 of a time. */
function idAt(time: number): string {
  const hex = time.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${randomUUID().slice(15)}`;
}
