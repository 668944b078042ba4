import type { AuditRequest } from '../app/features/audit/schema.ts';

/** A lead as the audit form sends it. */
export const sampleLead = {
  name: 'Dana Whitfield',
  email: 'dana@whitfield-bakery.example',
  phone: '(703) 555-0199',
  company: 'Whitfield Bakery',
  website: 'https://whitfield-bakery.example',
  businessType: 'Restaurant/Food Service',
  currentMarketing: 'A Facebook page and flyers in the neighborhood.',
  goals: 'More orders for wedding cakes from Arlington and Alexandria.',
  source: 'Free Audit Page',
} as const satisfies AuditRequest;
