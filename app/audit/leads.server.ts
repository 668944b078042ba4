import { randomUUIDv7 } from 'node:crypto';
import { contentKey, type Once, once } from '../../server/db/idempotency.ts';
import type { LeadRow } from '../../server/db/types.ts';
import type { Services } from '../../server/services.ts';
import type { AuditRequest } from './schema.ts';

export type StoredLead = Once<{ id: string }>;

/**
 * Stores a lead once per key (see `once`); resolves after the commit. Attribution is no part of what
 * is compared, since a reload of the form may change it.
 */
export function storeLead(
  services: Pick<Services, 'db' | 'clock'>,
  lead: AuditRequest,
  key: string | undefined,
): Promise<StoredLead> {
  const row = toRow(lead, services.clock());
  return once(
    services,
    key === undefined ? undefined : { scope: '/api/leads', key, request: entries(lead) },
    { status: 201, body: { id: row.id } },
    async (tx) => {
      await tx.insertInto('leads').values(row).execute();
    },
  );
}

/** The key of a form that carries none (JavaScript off): the same entries sent again store nothing. */
export function leadKey(lead: AuditRequest): string {
  return contentKey(entries(lead));
}

function entries({ attribution: _, ...rest }: AuditRequest) {
  return rest;
}

function toRow({ attribution, ...lead }: AuditRequest, now: number): LeadRow {
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
  };
}
