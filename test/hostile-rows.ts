import { customers } from '../app/features/accounts/customers.cli.ts';
import { fastPasswords } from '../app/features/accounts/test-accounts.ts';
import { leads } from '../app/features/audit/leads.cli.ts';
import { storeLead } from '../app/features/audit/leads.server.ts';
import { loader } from '../app/features/inbox/export.ts';
import { createFiller } from '../app/features/inbox/fill.server.ts';
import { readFilter } from '../app/features/inbox/filter.ts';
import { listEntries } from '../app/features/inbox/list.server.ts';
import { summarize } from '../app/features/inbox/summaries.server.ts';
import { messages } from '../app/features/messages/messages.cli.ts';
import { storeMessage } from '../app/features/messages/messages.server.ts';
import { signUp } from '../app/features/signup/signup.server.ts';
import type { Database } from '../lib/db/client.ts';
import { requestContext } from '../server/http/request-context.ts';
import type { RecordKind } from '../server/terminal/records-command.ts';
import { routeArgs } from './route.ts';
import { sampleLead } from './sample-lead.ts';
import { sampleMessage } from './sample-message.ts';
import { testServices } from './services.ts';

/** Every kind of record that a command exports. */
export const exported = [leads, messages, customers] as unknown as RecordKind<{ id: string }>[];

/** Phone numbers as people type them. */
export const phones = [
  '+1 703 555 0142',
  '+17035550142',
  '+1-703-555-0142',
  '+1 (703) 555-0142 ext. 5',
  '(703) 555-0142',
  '703.555.0142',
  '0703 5550142',
  '=1+1 703 555 0142',
];

/** What starts a formula, a link to another program, or a cell of its own in some spreadsheet. */
const payloads = [
  '=1+41',
  '+1+41',
  '-1+41',
  '@SUM(1)',
  '＝1+41',
  '＋1+41',
  '－1+41',
  '＠SUM(1)',
  '\t=1+41',
  '\r=1+41',
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("https://evil.example","open")',
  '"=1+41',
  '""=1+41""',
  '","=1+41","',
  '";"=1+41";"',
  "'=1+41",
  ' =1+41',
  '\u00a0=1+41',
  '\u200b=1+41',
  '=1+41\n=1+41',
];
const before = [
  '',
  'We want more visitors please\n',
  'a\r\n',
  'a\r',
  'a;',
  'a;"',
  'a\t',
  'a; ',
  'a,',
  '\n\n',
  'é 🍰 "',
];
const after = ['', '\n', ';', '"', ' and more', '\r\nmore;', '\t"'];

/** The `i`th hostile text; the first 1,617 differ. */
function hostile(i: number): string {
  const payload = payloads[i % payloads.length];
  const start = before[Math.floor(i / payloads.length) % before.length];
  const end = after[Math.floor(i / payloads.length / before.length) % after.length];
  return `${start}${payload}${end}`;
}

/** Stores hostile records, `count` of each kind, past the forms' rules. */
export async function storeHostileRows(db: Database, count: number): Promise<void> {
  const services = { ...testServices(db), passwords: fastPasswords };
  const keyless = { key: undefined, source: undefined };
  const store = async (_: unknown, i: number) => {
    const text = hostile(i);
    const phone = phones[i % phones.length] ?? '';
    const lead = { ...sampleLead, name: text, company: text, goals: text, phone };
    await storeLead(services, lead, keyless);
    const transcript = [{ role: 'user' as const, content: text, timestamp: 0 }];
    await storeMessage(services, { ...sampleMessage, message: text, phone, transcript }, keyless);
    const name = { firstName: text, lastName: hostile(i + 1), company: text };
    const account = { password: 'three wet otters', subscriptionPlan: 'growth' as const };
    await signUp(
      services,
      { email: `customer-${i}@example.com`, ...name, phone, ...account },
      keyless,
    );
  };
  await Promise.all(Array.from({ length: count }, store));
}

/** The records of a kind as their columns have them, oldest first, below the headers. */
export async function rowsOf(db: Database, kind: RecordKind<{ id: string }>): Promise<string[][]> {
  const rows = await kind.after(db.read, '', 100_000);
  return [
    kind.columns.map(({ header }) => header),
    ...rows.map((row) => kind.columns.map(({ cell }) => cell(row) ?? '')),
  ];
}

/** The response of `/inbox/export` to a signed-in owner, with an entry for every record. */
export async function exportInbox(db: Database): Promise<string> {
  await createFiller(db).fill(100_000);
  const request = new Request('http://localhost/inbox/export');
  const args = routeArgs(request, testServices(db));
  const owner = { id: 'owner', email: 'owner@agents.example' };
  args.context.set(requestContext, { owner: { owner } } as never);
  return (await loader({ ...args, params: {} } as never)).text();
}

/** What people typed, in the order of the inbox's export, below the headers. */
export async function inboxRows(db: Database): Promise<string[][]> {
  const filter = readFilter(new URLSearchParams());
  const entries = await listEntries(db, filter, { limit: 100_000 });
  const found = await summarize(db.read, entries, Date.now());
  return [
    ['Id', 'Name', 'Phone', 'Company', 'About'],
    ...found.map((one) => [one.id, one.name, one.phone ?? '', one.company ?? '', one.about]),
  ];
}

/** A text without what an export may change: apostrophes, control characters, tabs, kinds of line breaks. */
export function essence(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/'|[^\P{Cc}\n]/gu, '');
}

/** Whether some spreadsheet may take a cell for a formula. */
export function looksLikeFormula(cell: string): boolean {
  return /^["\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(cell);
}
