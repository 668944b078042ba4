import type { IncomingMessage } from 'node:http';
import { sql } from 'kysely';
import type { Database } from '../../../lib/db/client.ts';
import type { Clock } from '../../../lib/db/columns.ts';
import { splitUrl } from '../../../server/http/url.ts';
import { dayName, dayOf } from '../inbox/days.ts';
import {
  type Arrival,
  type Attributed,
  arrivalOf,
  knownSources,
  other,
  sourceOf,
} from './source-of.ts';
import type { VisitCountRow } from './tables.ts';
import { beginsVisit, createBotCheck } from './visit.server.ts';

/**
 * Rows that a process adds for a day at most, of those that strangers can make up: another site, a tag.
 * What comes after counts as `other`. A known source without a campaign always has its own row.
 */
export const madeUpAtMost = 500;

/** Rows of one statement. */
const together = 50;

/** Counts visits and audits that are started, in memory until they are stored. */
export interface VisitCounter {
  /** Counts a page that is sent, if it begins a visit. @param path the page's own, canonical. */
  page(path: string, request: IncomingMessage): void;
  /** Counts an audit that somebody starts. */
  started(from: Attributed): void;
  /** Reads which rows the table has for today, so that a restart doesn't make room for more. */
  load(db: Database): Promise<void>;
  /** Adds the counts to the table; keeps them for the next time where that fails. */
  store(db: Database): Promise<void>;
}

interface Count extends Pick<VisitCountRow, 'visits' | 'started'> {}

/** Creates a counter. @param siteUrl origin of the site's own pages. */
export function createVisitCounter(clock: Clock, siteUrl: string): VisitCounter {
  let today = { from: 0, to: 0, name: '' };
  /** Today's rows that strangers made up. */
  let madeUp = new Set<string>();
  /** Keys of today's other rows by page and source: joining their parts takes longer than finding them. */
  const keys = new Map<string, Map<string, string>>();
  let counts = new Map<string, Count>();
  const isKnownBot = createBotCheck();

  const dayNow = (): string => {
    const now = clock();
    if (now < today.from || now >= today.to) {
      today = { ...dayOf(now), name: dayName(now) };
      madeUp = new Set();
      keys.clear();
    }
    return today.name;
  };
  const knownKey = (day: string, arrival: Arrival): string => {
    const bySource = keys.get(arrival.landing) ?? new Map<string, string>();
    if (bySource.size === 0) keys.set(arrival.landing, bySource);
    const key = bySource.get(arrival.source) ?? keyOf(day, arrival);
    bySource.set(arrival.source, key);
    return key;
  };
  const madeUpKey = (day: string, arrival: Arrival, isOwnPage: boolean): string => {
    const key = keyOf(day, arrival);
    if (madeUp.has(key)) return key;
    if (madeUp.size >= madeUpAtMost) return keyOf(day, collapsed(arrival, isOwnPage));
    madeUp.add(key);
    return key;
  };
  const add = (arrival: Arrival, what: keyof Count, isOwnPage: boolean) => {
    const day = dayNow();
    const isKnown = isOwnPage && arrival.campaign === '' && knownSources.has(arrival.source);
    const key = isKnown ? knownKey(day, arrival) : madeUpKey(day, arrival, isOwnPage);
    const count = counts.get(key);
    if (count) count[what] += 1;
    else counts.set(key, { visits: 0, started: 0, [what]: 1 });
  };
  return {
    page(path, request) {
      if (!beginsVisit(request, siteUrl, isKnownBot)) return;
      const [, query] = splitUrl(request.url ?? '');
      const found = sourceOf(query, request.headers.referer ?? '');
      add({ landing: path, ...found }, 'visits', true);
    },
    started: (from) => add(arrivalOf(from), 'started', false),
    async load({ read }) {
      const day = dayNow();
      const rows = await read
        .selectFrom('visit_counts')
        .select(['landing', 'source', 'campaign'])
        .where('day', '=', day)
        .execute();
      for (const row of rows) {
        if (row.campaign !== '' || !knownSources.has(row.source)) madeUp.add(keyOf(day, row));
      }
    },
    async store(db) {
      if (counts.size === 0) return;
      const stored = counts;
      counts = new Map();
      try {
        await addCounts(db, stored);
      } catch (error) {
        for (const [key, { visits, started }] of stored) {
          const newer = counts.get(key) ?? { visits: 0, started: 0 };
          counts.set(key, { visits: visits + newer.visits, started: started + newer.started });
        }
        throw error;
      }
    },
  };
}

const separator = '\n';

const keyOf = (day: string, { landing, source, campaign }: Arrival) =>
  day + separator + landing + separator + source + separator + campaign;

/** What counts where there is no room for more rows. */
function collapsed({ landing, source }: Arrival, isOwnPage: boolean): Arrival {
  return {
    landing: isOwnPage ? landing : other,
    source: knownSources.has(source) ? source : other,
    campaign: other,
  };
}

/** Adds counts to the table's rows. Sorted, so that two processes never wait for each other's rows. */
async function addCounts(db: Database, counts: ReadonlyMap<string, Count>): Promise<void> {
  const rows = [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, count]) => {
      const [day = '', landing = '', source = '', campaign = ''] = key.split(separator);
      return { day, landing, source, campaign, ...count };
    });
  await db.write(async (tx) => {
    for (let at = 0; at < rows.length; at += together) {
      await tx
        .insertInto('visit_counts')
        .values(rows.slice(at, at + together))
        .onConflict((conflict) =>
          conflict.columns(['day', 'landing', 'source', 'campaign']).doUpdateSet({
            visits: sql<number>`visit_counts.visits + excluded.visits`,
            started: sql<number>`visit_counts.started + excluded.started`,
          }),
        )
        .execute();
    }
  });
}
