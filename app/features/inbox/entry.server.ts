import type { Database } from '../../../lib/db/client.ts';
import type { AttributionColumns, ScreeningColumns } from '../../../lib/db/tables.ts';
import type { Kind as DeliveryKind } from '../../../lib/deliveries/model.ts';
import { spamReasons } from '../../../lib/spam/held.ts';
import { signupName } from '../../facts/plans.ts';
import { transcriptOf } from '../messages/mail.server.ts';
import type { TranscriptLine } from '../messages/model.ts';
import { fieldNames } from './copy.ts';
import type { ListedEntry } from './list.server.ts';
import { listedColumns } from './list.server.ts';
import { origins } from './origins.ts';
import type { HistoryEvent } from './promises.ts';
import { type Summary, summarize } from './summaries.server.ts';

/** A line of an entry's page. */
export interface Fact {
  label: string;
  value: string;
}

/** An entry with all that is stored about it. */
export interface Entry extends Summary {
  /** What the person typed, in the form's order. */
  fields: Fact[];
  /** Where they came from. */
  source: Fact[];
  /** The conversation with the assistant that came with it. */
  transcript: (Pick<TranscriptLine, 'role' | 'content'> & { line: number })[];
  /** Why it is or was held for review. */
  reasons: string[];
  /** Newest first. */
  history: { id: string; event: HistoryEvent; at: number }[];
  notes: { id: string; text: string; at: number }[];
  deliveries: Delivery[];
  /** The same person's other entries, newest first. */
  others: Summary[];
}

/** A message about an entry, and how far it is. */
export interface Delivery {
  id: string;
  kind: DeliveryKind;
  state: 'waiting' | 'delivered' | 'failed' | 'skipped';
  attempts: number;
  error: string | null;
  at: number;
}

/** Other entries of a person that the page shows. */
const othersShown = 20;

/** Loads an entry; undefined where none has the id. */
export async function loadEntry(
  read: Database['read'],
  id: string,
  now: number,
): Promise<Entry | undefined> {
  const entry = await read
    .selectFrom('entries')
    .select(listedColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  const [summary] = entry ? await summarize(read, [entry], now) : [];
  if (!entry || !summary) return undefined;
  const [history, notes, deliveries] = await Promise.all([
    read
      .selectFrom('entry_events')
      .select(['id', 'event', 'at'])
      .where('entry_id', '=', id)
      .orderBy('id', 'desc')
      .execute(),
    read
      .selectFrom('entry_notes')
      .select(['id', 'text', 'created_at as at'])
      .where('entry_id', '=', id)
      .orderBy('id', 'desc')
      .execute(),
    read
      .selectFrom('deliveries')
      .select(['id', 'kind', 'state', 'attempts', 'last_error as error', 'created_at as at'])
      .where('subject_id', '=', id)
      .orderBy('id', 'desc')
      .limit(50)
      .execute(),
  ]);
  const others = await summarize(read, await othersOf(read, entry), now);
  return { ...summary, ...(await record(read, entry)), history, notes, deliveries, others };
}

/** The same person's entries, by the address of their mail or the number of their phone. */
async function othersOf(read: Database['read'], entry: ListedEntry): Promise<ListedEntry[]> {
  const { email, phone, id } = entry;
  const found = [
    await entriesBy(read, 'email', email, id),
    phone === null ? [] : await entriesBy(read, 'phone', phone, id),
  ].flat();
  const bySeq = new Map(found.map((other) => [other.seq, other]));
  return [...bySeq.values()].sort((a, b) => b.seq - a.seq).slice(0, othersShown);
}

function entriesBy(
  read: Database['read'],
  column: 'email' | 'phone',
  value: string,
  id: string,
): Promise<ListedEntry[]> {
  return read
    .selectFrom('entries')
    .select(listedColumns)
    .where(column, '=', value)
    .where('id', '!=', id)
    .orderBy('seq', 'desc')
    .limit(othersShown)
    .execute();
}

type Stored = Pick<Entry, 'fields' | 'source' | 'transcript' | 'reasons'>;

async function record(read: Database['read'], { id, origin }: ListedEntry): Promise<Stored> {
  switch (origins[origin].kind) {
    case 'audit': {
      const row = await read
        .selectFrom('leads')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const { company, website, business_type, goals, current_marketing } = row;
      return {
        fields: facts({ company, website, business_type, goals, current_marketing }),
        ...screened(row, row.source),
        transcript: [],
      };
    }
    case 'signup': {
      const row = await read
        .selectFrom('users')
        .select(['company', 'subscription_plan', 'subscription_status'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const { company, subscription_plan, subscription_status } = row;
      const plan = `${signupName[subscription_plan]}, ${subscription_status}`;
      return { fields: facts({ company, plan }), source: [], transcript: [], reasons: [] };
    }
    default: {
      const row = await read
        .selectFrom('messages')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const { company, topic, subject, message, priority, source } = row;
      return {
        fields: facts({
          company,
          topic,
          subject,
          message,
          priority: source === 'support' ? priority : null,
        }),
        ...screened(row, origins[origin].name),
        transcript: (transcriptOf(row) ?? []).map(({ role, content }, line) => ({
          role,
          content,
          line,
        })),
      };
    }
  }
}

function screened(row: AttributionColumns & ScreeningColumns, form: string) {
  const { first_landing, last_landing, referrer } = row;
  const campaign = [
    row.utm_source,
    row.utm_medium,
    row.utm_campaign,
    row.utm_term,
    row.utm_content,
  ].filter(Boolean);
  const source = { form, first_landing, last_landing, referrer, campaign: campaign.join(' / ') };
  return { source: facts(source), reasons: spamReasons(row) };
}

function facts(values: Partial<Record<keyof typeof fieldNames, string | null>>): Fact[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value ? [{ label: fieldNames[name as keyof typeof fieldNames], value }] : [],
  );
}
