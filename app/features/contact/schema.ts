import * as v from 'valibot';
import { attribution } from '../../forms/attribution-schema.ts';
import { elapsed, honeypot, honeypotName } from '../../forms/honeypot.ts';
import { email, line, lines, optionalPhone } from '../../forms/rules.ts';

/** Topics by the value of `?topic=`, which chooses one (`/contact?topic=strategy-call`). */
export const topics = {
  general: 'General question',
  'strategy-call': 'Strategy call',
  plans: 'Plans and pricing',
  website: 'Website builder',
  partnership: 'Partnership or press',
} as const;

export type Topic = keyof typeof topics;

export function isTopic(text: string | null): text is Topic {
  return text !== null && Object.hasOwn(topics, text);
}

/** Query parameter by which a link chooses the topic. */
export const topicQuery = 'topic';

/** Query parameter that shows the confirmation in place of the form. */
export const submittedQuery = 'submitted';

/**
 * The contact form's rules. Only the email address and the message are required, because a reply
 * needs nothing else (spec.md section 5 names no rules). Upper bounds are ours, as in the audit form.
 */
export const contactSchema = v.object({
  firstName: v.optional(line({ label: 'First name', max: 100 }), ''),
  lastName: v.optional(line({ label: 'Last name', max: 100 }), ''),
  email: email(),
  phone: optionalPhone(),
  company: v.optional(line({ label: 'Company', max: 150 }), ''),
  topic: v.optional(v.picklist(Object.keys(topics) as Topic[], 'Please choose a topic'), 'general'),
  message: lines({
    label: 'Message',
    min: 1,
    max: 5000,
    tooShort: 'Please write a few words so we know what to answer',
  }),
  attribution: v.optional(attribution),
  [honeypotName]: honeypot,
  elapsed,
});

/** A valid message as the server stores it. */
export type ContactMessage = v.InferOutput<typeof contactSchema>;

/** The form's fields, in order. */
export const contactFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'topic',
  'message',
] as const;

export type ContactField = (typeof contactFields)[number];
