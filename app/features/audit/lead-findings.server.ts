import type { Database, Tx } from '../../../lib/db/client.ts';
import { toJson } from '../../../lib/db/columns.ts';
import { chunks } from '../../../lib/privacy/find.ts';
import type { CoreServices } from '../../../lib/services.ts';
import { withScheme } from '../../../lib/web-address.ts';
import { checks } from '../../../site-audit/checks.ts';
import type { Reach } from '../../../site-audit/fetch/reach.ts';
import { TargetError } from '../../../site-audit/fetch/target.ts';
import type { CheckFinding } from '../../../site-audit/reader-jobs.ts';
import { showLook } from './show-look.server.ts';
import type { ShownLook } from './shown-look.ts';
import {
  currentLook,
  type LookReader,
  readFindings,
  requestLook,
  siteOf,
} from './site-looks.server.ts';
import type { LeadFindingsRow, LeadRow } from './tables.ts';

/** What a look found on a lead's website. */
export interface LeadFindings {
  final: string;
  problem: string | undefined;
  findings: CheckFinding[];
}

/** A lead, with what a look found on its website once that is known. */
export type LeadWithFindings = LeadRow & { found?: LeadFindings | undefined };

/** Age in ms of the leads that a worker looks for. */
const recent = 10 * 60_000;

/**
 * Stores what was found with the recent leads, and asks for a look at the website of those that have
 * none. Leads that are held for review cause no look until the owner releases them.
 */
export async function attachFindings(
  services: Pick<CoreServices, 'db' | 'clock'>,
  reach: Reach,
): Promise<void> {
  const { db, clock } = services;
  const since = clock() - recent;
  // Two queries, each with an index of its own.
  const leads = [
    ...(await withoutFindings(db).where('id', '>', uuidAt(since)).orderBy('id', 'desc').execute()),
    ...(await withoutFindings(db)
      .where('released_at', '>', since)
      .orderBy('released_at', 'desc')
      .execute()),
  ];
  const ids = new Map<string, Set<string>>();
  for (const { id, website } of leads) {
    if (website) ids.set(website, (ids.get(website) ?? new Set()).add(id));
  }
  const rows: LeadFindingsRow[] = [];
  try {
    for (const [website, its] of ids) {
      const found = await findingsFor(services, website, reach);
      if (found) rows.push(...[...its].map((id) => toRow(id, found, clock())));
    }
  } finally {
    await store(db, rows);
  }
}

/** Stores all in one commit: in a flood of leads with one website, a hundred took 60 ms of every 2 s. */
async function store(db: Database, rows: LeadFindingsRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.write((tx) =>
    tx
      .insertInto('lead_findings')
      .values(rows)
      .onConflict((conflict) => conflict.column('lead_id').doNothing())
      .execute(),
  );
}

function withoutFindings({ read }: Pick<Database, 'read'>) {
  return read
    .selectFrom('leads')
    .select(['id', 'website'])
    .where('website', 'is not', null)
    .where('set_aside_at', 'is', null)
    .where((e) =>
      e.not(
        e.exists(
          e.selectFrom('lead_findings').select('lead_id').whereRef('lead_id', '=', 'leads.id'),
        ),
      ),
    )
    .limit(100);
}

/** What was found on a website; undefined while a look at it is under way, which begins if there is none. */
async function findingsFor(
  services: Pick<CoreServices, 'db' | 'clock'>,
  website: string,
  reach: Reach,
): Promise<LeadFindings | undefined> {
  const look = await currentLook(services, website);
  if (look) return look.open ? undefined : look;
  try {
    await requestLook(services, website, reach);
    return undefined;
  } catch (error) {
    if (!(error instanceof TargetError)) throw error;
    return { final: website, problem: error.message, findings: [] };
  }
}

/** The lowest UUIDv7 of a time (epoch milliseconds; RFC 9562, 5.7). */
function uuidAt(time: number): string {
  const hex = Math.max(0, time).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** A lead's findings: those stored with it, or the current ones of its website. */
export async function findingsOf(
  { db, clock }: LookReader,
  lead: { id: string; website: string | null },
): Promise<LeadFindings | undefined> {
  const row = await db.read
    .selectFrom('lead_findings')
    .selectAll()
    .where('lead_id', '=', lead.id)
    .executeTakeFirst();
  if (row) return fromRow(row);
  const look = lead.website ? await currentLook({ db, clock }, lead.website) : undefined;
  return look?.open ? undefined : look;
}

/** Time in ms after a request in which its look may still be under way. */
const wait = 60_000;

/** What a lead's private page shows; undefined for an unknown id, and a lead without a website. */
export async function leadLook(
  services: LookReader,
  id: string,
): Promise<{ look: ShownLook | undefined; pending: boolean } | undefined> {
  const { db, clock } = services;
  const lead = await db.read
    .selectFrom('leads')
    .select(['id', 'website', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!lead?.website) return undefined;
  const found = await findingsOf(services, lead);
  return {
    look: found && showLook(found),
    pending: !found && clock() - lead.created_at < wait,
  };
}

/** A problem on a lead's website, with what to say about it on the phone. */
export interface CallPoint {
  title: string;
  evidence: string;
  say: string;
  offer: string;
}

/** The problems among the findings, worst first, as a script for the owner's call. */
export function callScript({ findings }: Pick<LeadFindings, 'findings'>): CallPoint[] {
  const found = new Map(findings.map((finding) => [finding.id, finding]));
  return checks.flatMap(({ id, title, call }) => {
    const finding = found.get(id);
    return finding?.result === 'fix' ? { title, evidence: finding.evidence, ...call } : [];
  });
}

/** Adds their findings to leads that the owner lists. */
export async function withFindings(
  read: Database['read'],
  leads: readonly LeadRow[],
): Promise<LeadWithFindings[]> {
  const rows =
    leads.length === 0
      ? []
      : await read
          .selectFrom('lead_findings')
          .selectAll()
          .where(
            'lead_id',
            'in',
            leads.map(({ id }) => id),
          )
          .execute();
  const byLead = new Map(rows.map((row) => [row.lead_id, row]));
  return leads.map((lead) => {
    const row = byLead.get(lead.id);
    return row ? { ...lead, found: fromRow(row) } : lead;
  });
}

/** Sites of leads. The next visitor who asks for one of them causes another look. */
export async function sitesOfLeads(
  { ids }: { ids: readonly string[] },
  read: Pick<Tx, 'selectFrom'>,
): Promise<string[]> {
  const sites = new Set<string>();
  for (const some of chunks(ids)) {
    const leads = await read
      .selectFrom('leads')
      .select('website')
      .where('id', 'in', some)
      .where('website', 'is not', null)
      .execute();
    for (const { website } of leads) {
      const url = URL.parse(withScheme(website ?? ''));
      if (url) sites.add(siteOf(url));
    }
  }
  return [...sites];
}

function toRow(
  lead_id: string,
  { final, problem, findings }: LeadFindings,
  looked_at: number,
): LeadFindingsRow {
  return { lead_id, final, problem: problem ?? null, findings: toJson(findings), looked_at };
}

function fromRow({ final, problem, findings }: LeadFindingsRow): LeadFindings {
  return { final, problem: problem ?? undefined, findings: readFindings(findings) };
}
