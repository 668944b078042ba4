import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../server/db/client.ts';
import { toJson } from '../../server/db/columns.ts';
import { contentKey, type Once, once } from '../../server/db/idempotency.ts';
import type { LeadRow } from '../../server/db/types.ts';
import type { Services } from '../../server/services.ts';
import { planSetAsideNotice } from '../../server/spam/notice.ts';
import { screen, type Verdict } from '../../server/spam/screen.ts';
import { trapName } from '../forms/trap.ts';
import { leadCreated } from './events.server.ts';
import type { AuditRequest } from './schema.ts';

export type StoredLead = Once<{ id: string }>;

type LeadServices = Pick<Services, 'db' | 'clock' | 'outbox' | 'rates'>;

/** How a lead came. */
export interface Sending {
  /** Its idempotency key. */
  key: string | undefined;
  /** The client's network address. */
  source: string | undefined;
}

/**
 * Stores a lead once per key (see `once`), and with it the messages that tell of it; resolves after
 * the commit. What looks like spam is stored with the reasons and told to nobody until it is
 * released; its sender gets the same answer. Attribution is no part of what is compared, since a
 * reload of the form may change it.
 */
export function storeLead(
  services: LeadServices,
  lead: AuditRequest,
  { key, source }: Sending,
): Promise<StoredLead> {
  const { clock, outbox, rates } = services;
  const now = clock();
  const row = toRow(lead, screen(submission(lead, source), rates, now), now);
  return once(
    services,
    key === undefined ? undefined : { scope: '/api/leads', key, request: entries(lead) },
    { status: 201, body: { id: row.id } },
    async (tx) => {
      await tx.insertInto('leads').values(row).execute();
      if (row.set_aside_at === null) await outbox.enqueue(tx, leadCreated, { id: row.id });
      else await planSetAsideNotice(tx, outbox, now);
    },
  );
}

/**
 * Lets a lead through that was set aside, and tells of it as if it had just come.
 * @returns whether there was one of this id.
 */
export function releaseLead(
  { db, clock, outbox }: Pick<Services, 'db' | 'clock' | 'outbox'>,
  id: string,
): Promise<boolean> {
  return db.write(async (tx: Tx) => {
    const result = await tx
      .updateTable('leads')
      .set({ set_aside_at: null, released_at: clock() })
      .where('id', '=', id)
      .where('set_aside_at', 'is not', null)
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) return false;
    await outbox.enqueue(tx, leadCreated, { id });
    return true;
  });
}

/** The key of a form that carries none (JavaScript off): the same entries sent again store nothing. */
export function leadKey(lead: AuditRequest): string {
  return contentKey(entries(lead));
}

function entries({ attribution: _, elapsed: _e, [trapName]: _t, ...rest }: AuditRequest) {
  return rest;
}

function submission(lead: AuditRequest, source: string | undefined) {
  const { name, email, phone, company, website, currentMarketing, goals, elapsed } = lead;
  const texts = [currentMarketing, goals];
  return {
    name,
    email,
    phone,
    company,
    website,
    texts,
    elapsed,
    source,
    trap: lead[trapName] ?? '',
  };
}

function toRow({ attribution, ...lead }: AuditRequest, verdict: Verdict, now: number): LeadRow {
  return {
    id: randomUUIDv7(),
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    company: lead.company,
    website: lead.website || null,
    business_type: lead.businessType,
    current_marketing: lead.currentMarketing || null,
    goals: lead.goals,
    source: lead.source,
    first_landing: attribution?.firstLanding || null,
    last_landing: attribution?.lastLanding || null,
    referrer: attribution?.referrer || null,
    utm_source: attribution?.utmSource || null,
    utm_medium: attribution?.utmMedium || null,
    utm_campaign: attribution?.utmCampaign || null,
    utm_term: attribution?.utmTerm || null,
    utm_content: attribution?.utmContent || null,
    created_at: now,
    set_aside_at: verdict.setAside ? now : null,
    spam_reasons: verdict.setAside ? toJson(verdict.reasons) : null,
    released_at: null,
  };
}
