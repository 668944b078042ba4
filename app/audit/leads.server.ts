import { randomUUIDv7 } from 'node:crypto';
import type { Services } from '../../server/services.ts';
import type { AuditRequest } from './schema.ts';

/** Stores a lead; resolves after the commit with its id. */
export async function storeLead(
  { db, clock }: Services,
  request: AuditRequest,
  source: string,
): Promise<string> {
  const id = randomUUIDv7();
  await db
    .insertInto('leads')
    .values({
      id,
      name: request.name,
      email: request.email,
      phone: request.phone,
      company: request.company,
      website: request.website || null,
      business_type: request.businessType,
      current_marketing: request.currentMarketing || null,
      goals: request.goals,
      source,
      created_at: clock(),
    })
    .execute();
  return id;
}
