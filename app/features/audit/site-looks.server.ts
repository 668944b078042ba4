import * as v from 'valibot';
import type { Database, Tx } from '../../../lib/db/client.ts';
import { type Clock, fromJson, type Json, toJson } from '../../../lib/db/columns.ts';
import { newId } from '../../../lib/db/new-id.ts';
import type { CoreServices } from '../../../lib/services.ts';
import { withScheme } from '../../../lib/web-address.ts';
import type { Reach } from '../../../site-audit/fetch/reach.ts';
import { parseTarget } from '../../../site-audit/fetch/target.ts';
import type { Look } from '../../../site-audit/look.ts';
import type { CheckFinding } from '../../../site-audit/reader-jobs.ts';
import type { SiteLookRow } from './tables.ts';

/** A look that a power cut loses has no visitor left: pages must not wait for the disk because of it. */
const unflushed = { flush: false };

type LookServices = Pick<CoreServices, 'db' | 'clock'>;

/** What reading needs. */
export interface LookReader {
  db: Pick<Database, 'read'>;
  clock: Clock;
}

/** How long a look's result is kept and shared. */
export const resultHours = 24;
const kept = resultHours * 60 * 60 * 1000;
/** Age in ms at which a look that has no result is given up. */
const givenUp = 30_000;
/** Time in ms after which a site that couldn't be looked at may be tried again. */
const failedKept = 60_000;
/** Lease in ms; longer than any look. */
const lease = 12_000;

const findingsSchema = v.array(
  v.object({
    id: v.string(),
    result: v.picklist(['good', 'fix', 'unknown']),
    evidence: v.string(),
    found: v.optional(v.string()),
  }),
);

/** Parses a column of findings. */
export const readFindings = (json: Json | null): CheckFinding[] =>
  json === null ? [] : fromJson(findingsSchema, json);

/** The site of an address: its host without `www.` and its path, in whatever way they are written. */
export function siteOf(url: URL): string {
  return hostOf(url) + url.pathname.replace(/\/+$/, '') + url.search;
}

const hostOf = ({ host }: URL) => host.replace(/^www\./, '');

/**
 * Asks for a look at a site: a current one is shared, else a new one waits for the worker.
 * @throws {TargetError} for an address that can't be looked at.
 * @returns its id.
 */
export function requestLook({ db, clock }: LookServices, address: string, reach: Reach) {
  const url = parseTarget(withScheme(address), reach);
  return db.write((tx) => requestIn(tx, url, clock()), unflushed);
}

async function requestIn(tx: Tx, url: URL, now: number): Promise<string> {
  const site = siteOf(url);
  await tx
    .updateTable('site_looks')
    .set({ current: null })
    .where('current', '=', site)
    .where((e) =>
      e.or([
        e('created_at', '<', now - kept),
        e.and([e('state', '=', 'failed'), e('created_at', '<', now - failedKept)]),
        e.and([e('state', 'in', ['waiting', 'looking']), e('created_at', '<', now - givenUp)]),
      ]),
    )
    .execute();
  const row: SiteLookRow = {
    ...{ id: newId(), site, current: site, host: hostOf(url), url: url.href },
    ...{ state: 'waiting', attempt: 0, lease_until: null, created_at: now },
    ...{ final: null, problem: null, findings: null },
  };
  await tx
    .insertInto('site_looks')
    .values(row)
    .onConflict((conflict) => conflict.column('current').doNothing())
    .execute();
  const { id } = await tx
    .selectFrom('site_looks')
    .select('id')
    .where('current', '=', site)
    .executeTakeFirstOrThrow();
  return id;
}

/** A look so far. */
export interface LookSoFar {
  url: string;
  final: string;
  /** Whether more findings may come. */
  open: boolean;
  problem: string | undefined;
  findings: CheckFinding[];
}

/** A look by its id; undefined after a day, and for an id that never was. */
export async function findLook(
  { db, clock }: LookReader,
  id: string,
): Promise<LookSoFar | undefined> {
  const row = await db.read
    .selectFrom('site_looks')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && row.created_at > clock() - kept ? shown(row, clock()) : undefined;
}

/** The current look at the site of an address. */
export async function currentLook(
  { db, clock }: LookReader,
  address: string,
): Promise<LookSoFar | undefined> {
  const url = URL.parse(withScheme(address));
  if (!url) return undefined;
  const row = await db.read
    .selectFrom('site_looks')
    .selectAll()
    .where('current', '=', siteOf(url))
    .executeTakeFirst();
  return row && row.created_at > clock() - kept ? shown(row, clock()) : undefined;
}

/** A look without a result is over when nobody will begin it again: its visitor must not wait. */
function shown(row: SiteLookRow, now: number): LookSoFar {
  const pending = row.state === 'waiting' || row.state === 'looking';
  const open = pending && row.created_at > now - givenUp - lease;
  const problem = row.problem ?? (row.state === 'done' || open ? undefined : couldNotLook);
  const { url } = row;
  return { url, final: row.final ?? url, open, problem, findings: readFindings(row.findings) };
}

/** Problem of a look that was given up. */
export const couldNotLook = 'We couldn’t look at this site right now.';

/** A look that this process has begun. */
export type BegunLook = Pick<SiteLookRow, 'id' | 'url' | 'attempt'>;

/**
 * Begins the look that has waited longest, among those whose host no other look visits. Looks whose
 * process died are begun again within 30 s of the request, and given up later.
 */
export async function beginLook({ db, clock }: LookServices): Promise<BegunLook | undefined> {
  const now = clock();
  if (!(await anyOpen(db))) return undefined;
  return db.write(async (tx) => {
    const open = () => tx.updateTable('site_looks').where('state', 'in', ['waiting', 'looking']);
    await open()
      .set({ state: 'waiting', lease_until: null })
      .where('lease_until', '<', now)
      .execute();
    await open()
      .set({ state: 'failed', problem: couldNotLook, lease_until: null })
      .where('lease_until', 'is', null)
      .where('created_at', '<', now - givenUp)
      .execute();
    const next = tx
      .selectFrom('site_looks')
      .select('id')
      .where('state', '=', 'waiting')
      .where((e) =>
        e(
          'host',
          'not in',
          e.selectFrom('site_looks').select('host').where('state', '=', 'looking'),
        ),
      )
      .orderBy('created_at')
      .limit(1);
    return tx
      .updateTable('site_looks')
      .set((e) => ({ state: 'looking', lease_until: now + lease, attempt: e('attempt', '+', 1) }))
      .where('id', 'in', db.engine === 'postgres' ? next.forUpdate().skipLocked() : next)
      .returning(['id', 'url', 'attempt'])
      .executeTakeFirst();
  }, unflushed);
}

/** A read, so that an idle worker takes no lock. */
async function anyOpen(db: Database): Promise<boolean> {
  const row = await db.read
    .selectFrom('site_looks')
    .select('id')
    .where('state', 'in', ['waiting', 'looking'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the findings so far, for the visitors who wait. */
export function recordProgress(db: Database, begun: BegunLook, findings: readonly CheckFinding[]) {
  return writeOwn(db, begun, { findings: toJson(findings) });
}

/** Stores a look's result. */
export function recordLook(db: Database, begun: BegunLook, look: Look) {
  const { final, problem = null, findings } = look;
  const end = { state: 'done' as const, lease_until: null };
  return writeOwn(db, begun, { ...end, final, problem, findings: toJson(findings) });
}

/** Returns a look that this process can't finish, so that another begins it again. */
export function returnLook(db: Database, begun: BegunLook) {
  return writeOwn(db, begun, { state: 'waiting', lease_until: null, findings: null });
}

/** Changes the look's row, unless another process has begun it since. */
function writeOwn(db: Database, { id, attempt }: BegunLook, change: Partial<SiteLookRow>) {
  return db.write(
    (tx) =>
      tx
        .updateTable('site_looks')
        .set(change)
        .where('id', '=', id)
        .where('attempt', '=', attempt)
        .where('state', '=', 'looking')
        .execute(),
    unflushed,
  );
}

/** Deletes looks that nobody is shown any more. */
export async function purgeLooks({ db, clock }: LookServices): Promise<void> {
  const before = clock() - kept;
  await db.write((tx) => tx.deleteFrom('site_looks').where('created_at', '<', before).execute());
}
