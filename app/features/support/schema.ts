import * as v from 'valibot';
import { attribution } from '../../forms/attribution-schema.ts';
import { elapsed, honeypot, honeypotName } from '../../forms/honeypot.ts';
import { email, line, lines } from '../../forms/rules.ts';
import { defaultPriority, priorities } from '../messages/model.ts';

/** Query parameter that shows the confirmation above the form. */
export const submittedQuery = 'submitted';

/**
 * The support form's rules: everything is required, and the priority has a default (spec.md
 * section 5). The messages and the upper bounds are ours.
 */
export const supportSchema = v.object({
  name: line({ label: 'Name', min: 1, max: 100, tooShort: 'Please enter your name' }),
  email: email(),
  subject: line({
    label: 'Subject',
    min: 1,
    max: 150,
    tooShort: 'Please enter a subject',
  }),
  message: lines({
    label: 'Message',
    min: 1,
    max: 5000,
    tooShort: 'Please write what you need help with',
  }),
  priority: v.optional(v.picklist(priorities, 'Please choose a priority'), defaultPriority),
  attribution: v.optional(attribution),
  [honeypotName]: honeypot,
  elapsed,
});

/** A valid message as the server stores it. */
export type SupportMessage = v.InferOutput<typeof supportSchema>;

/** The form's fields, in order (spec.md section 3). */
export const supportFields = ['name', 'email', 'subject', 'priority', 'message'] as const;
export type SupportField = (typeof supportFields)[number];
