import type { Once } from '../../../lib/db/idempotency.ts';
import { newId } from '../../../lib/db/new-id.ts';
import type { ScreeningColumns } from '../../../lib/db/tables.ts';
import type { Services } from '../../../lib/services.ts';
import { insertScreened, screeningColumns, storeScreened } from '../../../lib/spam/screen.ts';
import { attributionColumns } from '../../forms/attribution-columns.server.ts';
import type { Sending } from '../../forms/form-endpoint.server.ts';
import { honeypotName } from '../../forms/honeypot.ts';
import { leadCreated } from './mail.server.ts';
import type { AuditRequest } from './schema.ts';
import type { LeadRow } from './tables.ts';

export type StoredLead = Once<{ id: string }>;

type LeadServices = Pick<Services, 'db' | 'clock' | 'outbox' | 'rates'>;

/**
 * Stores a lead once per key (see `once`) and enqueues its messages; resolves after the commit. A lead
 * that looks like spam is stored with the reasons and held for review; its sender gets the same
 * answer. A repeated request may have another attribution, since reloading the form can change it.
 */
export function storeLead(
  services: LeadServices,
  lead: AuditRequest,
  { key, source, request }: Sending,
): Promise<StoredLead> {
  const now = services.clock();
  const claim =
    key === undefined ? undefined : { scope: '/api/leads', key, request: entries(lead) };
  return storeScreened(services.rates, submission(lead, source), now, (verdict) => {
    const row = toRow(lead, screeningColumns(verdict, now, request), now);
    return insertScreened(services, claim, { table: 'leads', row, event: leadCreated, source });
  });
}

function entries(lead: AuditRequest) {
  const { attribution: _, elapsed: _e, looked: _l, [honeypotName]: _h, ...rest } = lead;
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
    honeypot: lead[honeypotName] ?? '',
  };
}

function toRow(
  { attribution, ...lead }: AuditRequest,
  screening: ScreeningColumns,
  now: number,
): LeadRow {
  return {
    id: newId(),
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    company: lead.company,
    website: lead.website || null,
    business_type: lead.businessType,
    current_marketing: lead.currentMarketing || null,
    goals: lead.goals,
    source: lead.source,
    ...attributionColumns(attribution),
    created_at: now,
    ...screening,
  };
}
