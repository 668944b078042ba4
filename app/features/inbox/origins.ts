import { replyHours } from '../../facts/site.ts';

/** Kinds of entries, as the inbox groups them. */
export const kinds = ['audit', 'message', 'chat', 'signup'] as const;
export type Kind = (typeof kinds)[number];

/** Where entries come from: what kind each is, and in how many hours its page promises an answer. */
export const origins = {
  'audit-page': { kind: 'audit', name: 'Audit page', hours: replyHours.audit },
  'audit-api': { kind: 'audit', name: 'Audit, elsewhere', hours: replyHours.audit },
  contact: { kind: 'message', name: 'Contact page', hours: replyHours.contact },
  support: { kind: 'message', name: 'Support page', hours: replyHours.support },
  chat: { kind: 'chat', name: 'Assistant', hours: replyHours.support },
  signup: { kind: 'signup', name: 'Signup page', hours: null },
} as const satisfies Record<string, { kind: Kind; name: string; hours: number | null }>;

export type Origin = keyof typeof origins;

export const originIds = Object.keys(origins) as Origin[];
