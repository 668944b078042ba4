import { randomUUIDv7 } from 'node:crypto';
import { type Once, once } from '../../server/db/idempotency.ts';
import type { LeadRow } from '../../server/db/types.ts';
import type { Services } from '../../server/services.ts';
import type { AuditRequest } from './schema.ts';

/** Where the visitor came from, as the browser told it. */
export interface Attribution {
  firstLanding?: string | undefined;
  lastLanding?: string | undefined;
  referrer?: string | undefined;
  utmSource?: string | undefined;
  utmMedium?: string | undefined;
  utmCampaign?: string | undefined;
  utmTerm?: string | undefined;
  utmContent?: string | undefined;
}

/** An audit request as it is stored: parsed, with the form it came from. */
export type NewLead = AuditRequest & Attribution & { source: string };

export type StoredLead = Once<{ id: string }>;

/**
 * Stores a lead once per key; resolves after the commit.
 * `mismatch` says that the key was used for another request.
 */
export function storeLead(
  services: Pick<Services, 'db' | 'clock'>,
  lead: NewLead,
  key: string | undefined,
): Promise<StoredLead> {
  const row = toRow(lead, services.clock());
  return once(
    services,
    key === undefined ? undefined : { scope: '/api/leads', key, request: lead },
    { status: 201, body: { id: row.id } },
    async (tx) => {
      await tx.insertInto('leads').values(row).execute();
    },
  );
}

function toRow(lead: NewLead, now: number): LeadRow {
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
    first_landing: lead.firstLanding || null,
    last_landing: lead.lastLanding || null,
    referrer: lead.referrer || null,
    utm_source: lead.utmSource || null,
    utm_medium: lead.utmMedium || null,
    utm_campaign: lead.utmCampaign || null,
    utm_term: lead.utmTerm || null,
    utm_content: lead.utmContent || null,
    created_at: now,
  };
}
