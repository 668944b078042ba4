import type { Database } from '../../../lib/db/client.ts';
import { telHref } from '../../../lib/phone.ts';
import type { PlanId } from '../../facts/prices.ts';
import { titleOf } from '../messages/mail.server.ts';
import type { ListedEntry } from './list.server.ts';
import { type Kind, type Origin, origins } from './origins.ts';
import { type PromiseState, promisedAt, promiseState, type Status } from './promises.ts';

/** What the list shows of an entry. */
export interface Summary {
  id: string;
  kind: Kind;
  origin: Origin;
  /** The person's name, or their address where they gave none. */
  name: string;
  company: string | null;
  email: string;
  /** As it was typed. */
  phone: string | null;
  /** `tel:` address; null without a number. */
  call: string | null;
  /** What it is about, in one line. */
  about: string;
  plan: PlanId | null;
  status: Status;
  promise: PromiseState;
  /** Epoch milliseconds. */
  receivedAt: number;
  promisedAt: number | null;
  answeredAt: number | null;
}

type Details = Pick<Summary, 'name' | 'company' | 'email' | 'phone' | 'about' | 'plan'>;

/** The list's entries with what their records say now; one whose record is gone is left out. */
export async function summarize(
  read: Database['read'],
  entries: readonly ListedEntry[],
  now: number,
): Promise<Summary[]> {
  const details = await detailsOf(read, entries);
  return entries.flatMap((entry) => {
    const found = details.get(entry.id);
    return found ? [toSummary(entry, found, now)] : [];
  });
}

function toSummary(entry: ListedEntry, details: Details, now: number): Summary {
  const { kind, hours } = origins[entry.origin];
  const promised = {
    receivedAt: entry.received_at,
    hours,
    held: entry.held === 1,
    answeredAt: entry.answered_at,
    closedAt: entry.closed_at,
  };
  return {
    id: entry.id,
    kind,
    origin: entry.origin,
    ...details,
    call: details.phone && /\d{3}/.test(details.phone) ? telHref(details.phone) : null,
    status: entry.status,
    promise: promiseState(promised, now),
    receivedAt: entry.received_at,
    promisedAt: promisedAt(promised),
    answeredAt: entry.answered_at,
  };
}

async function detailsOf(
  read: Database['read'],
  entries: readonly ListedEntry[],
): Promise<Map<string, Details>> {
  const ids = (...kinds: Kind[]) =>
    entries.filter(({ origin }) => kinds.includes(origins[origin].kind)).map(({ id }) => id);
  const [leads, messages, users] = [ids('audit'), ids('message', 'chat'), ids('signup')];
  const found = new Map<string, Details>();
  if (leads.length > 0) {
    const rows = await read
      .selectFrom('leads')
      .select(['id', 'name', 'company', 'email', 'phone', 'goals'])
      .where('id', 'in', leads)
      .execute();
    for (const { id, goals, ...row } of rows) {
      found.set(id, { ...row, about: oneLine(goals), plan: null });
    }
  }
  if (messages.length > 0) {
    const rows = await read
      .selectFrom('messages')
      .selectAll()
      .where('id', 'in', messages)
      .execute();
    for (const row of rows) {
      const { name, company, email, phone } = row;
      const about = oneLine(`${titleOf(row)} · ${row.message}`);
      found.set(row.id, { name: name ?? email, company, email, phone, about, plan: null });
    }
  }
  if (users.length > 0) {
    const rows = await read
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name', 'company', 'email', 'phone', 'subscription_plan'])
      .where('id', 'in', users)
      .execute();
    for (const { id, first_name, last_name, subscription_plan: plan, ...row } of rows) {
      found.set(id, { ...row, name: `${first_name} ${last_name}`, about: '', plan });
    }
  }
  return found;
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 160 ? `${line.slice(0, 159).toWellFormed()}…` : line;
}
