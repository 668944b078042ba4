import type { ByAspect, BySubject } from './aspect-tables.ts';
import { ofPeople } from './aspects-people.ts';
import { ofTerms } from './aspects-terms.ts';
import { ofTools } from './aspects-tools.ts';
import { ofWork } from './aspects-work.ts';

/** Subjects that answer like another one where they have no facts of their own. */
const likeSubject: Readonly<Record<string, string>> = {
  store: 'website',
  platforms: 'social',
  photos: 'social',
  contract: 'cancel',
  setup: 'start',
  leads: 'results',
  savings: 'prices',
  fees: 'prices',
  locations: 'plans',
  payment: 'prices',
  phone: 'person',
  email: 'person',
  hours: 'person',
  response: 'person',
  call: 'person',
  chat: 'person',
  content: 'control',
  testimonials: 'reviews',
  cookies: 'privacy',
};

const bySubject: BySubject = { ...ofWork, ...ofTools, ...ofTerms, ...ofPeople };

/** What answers an aspect of any subject, and of none. */
const ofAny: ByAspect = {
  ask: 'person.ways',
  approve: 'control.approve company.team-checks',
  change: 'direction',
  check: 'company.team-checks control.approve',
  charge: 'trial.automatic payment.invoice',
  cheaper: 'prices.lowest',
  decided: 'start.how',
  difference: 'difference',
  does: 'agent.does agent.six-jobs',
  fails: 'guarantee.days cancel.anytime',
  hard: 'agent.skills start.my-part',
  installer: 'company.team-checks start.my-part',
  mistake: 'control.edit control.approve',
  notice: 'dashboard.shows reports.sunday',
  obligation: 'contract.none cancel.fee',
  part: 'start.my-part agent.schedule',
  pause: 'control.stop',
  period: 'period',
  person: 'person.ways',
  promise: 'results.promise',
  quit: 'exit cancel.until',
  refund: 'claim guarantee.days guarantee.how',
  resume: 'cancel.resume',
  safe: 'privacy.security privacy.sell',
  try: 'trial.length trial.card',
};

/** Whether two subjects are one, or one answers like the other. */
export const isLike = (one: string, other: string | undefined): boolean =>
  one === other || likeSubject[one] === other || likeSubject[other ?? ''] === one;

/** Ids of facts for an aspect of a subject, the most particular first; none if nothing is known of it. */
export function factsFor(aspect: string, subject = ''): readonly string[] {
  const own = factsOfOwn(aspect, subject);
  return own.length > 0 ? own : split(ofAny[aspect]);
}

/** Those that the subject doesn't share with every other. */
export const factsOfOwn = (aspect: string, subject: string): readonly string[] =>
  split(
    cell(subject, aspect) ??
      cell(likeSubject[subject] ?? '', aspect) ??
      cell(subject, likeAspect[aspect] ?? ''),
  );

const cell = (subject: string, aspect: string) => bySubject[subject]?.[aspect];

/** Aspects that share the facts of another one where a subject has none for them. */
const likeAspect: Readonly<Record<string, string>> = {
  often: 'count',
  contents: 'does',
  does: 'contents',
  example: 'contents',
  part: 'need',
  need: 'part',
  reply: 'time',
  confirm: 'promise',
  caller: 'who',
};

const split = (ids = '') => ids.split(' ').filter(Boolean);
