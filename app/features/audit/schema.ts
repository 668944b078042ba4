import * as v from 'valibot';
import { attribution } from '../../forms/attribution-schema.ts';
import { elapsed, honeypot, honeypotName } from '../../forms/honeypot.ts';
import { email, line, lines, phone, website } from '../../forms/rules.ts';

/** Business type options, in the order shown (spec.md section 3). */
export const businessTypes = [
  'Restaurant/Food Service',
  'Retail Store',
  'Professional Services',
  'Healthcare/Medical',
  'Real Estate',
  'Automotive',
  'Home Services',
  'Technology/Software',
  'Manufacturing',
  'Non-Profit',
  'Other',
] as const;

/** The audit form's `source`; other clients default to `website` (spec.md section 3). */
export const auditSource = 'Free Audit Page';

/** Query parameter that shows the confirmation in place of the page. */
export const submittedQuery = 'submitted';

/**
 * The audit form's rules; messages are literal (spec.md section 5). Upper bounds are ours: even with
 * every field full of four-byte characters, the body stays below the server's 64 KB.
 */
export const auditSchema = v.object({
  name: line({
    label: 'Name',
    min: 2,
    max: 100,
    tooShort: 'Name must be at least 2 characters',
  }),
  email: email(),
  phone: phone(),
  company: line({
    label: 'Company name',
    min: 2,
    max: 150,
    tooShort: 'Company name must be at least 2 characters',
  }),
  website: v.optional(website(), ''),
  // The form offers `businessTypes`; a lead from another client may name its own.
  businessType: line({
    label: 'Business type',
    min: 1,
    max: 100,
    tooShort: 'Please select a business type',
  }),
  currentMarketing: v.optional(lines({ label: 'Current marketing', max: 2000 }), ''),
  goals: lines({
    label: 'Marketing goals',
    min: 10,
    max: 2000,
    tooShort: 'Please describe your marketing goals',
  }),
  source: v.optional(line({ label: 'Source', min: 1, max: 100 }), 'website'),
  attribution: v.optional(attribution),
  [honeypotName]: honeypot,
  elapsed,
  /** A look was asked for in the same tab, so the audit's start was counted. */
  looked: v.fallback(v.optional(v.boolean()), undefined),
});

/** A valid request as the server stores it. */
export type AuditRequest = v.InferOutput<typeof auditSchema>;

/** The form's fields, in order. */
export const auditFields = [
  'name',
  'email',
  'phone',
  'company',
  'businessType',
  'website',
  'currentMarketing',
  'goals',
] as const;

export type AuditField = (typeof auditFields)[number];

/** Path of the private page with what was found on a lead's website, before the lead's id. */
export const findingsPath = '/free-audit/findings/';
