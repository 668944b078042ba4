import { signupName } from '../../facts/plans.ts';
import { dollars, type PlanId, timeZone } from '../../facts/site.ts';
import type { MarkKind } from './tables.ts';

/** A plan's name as the customer bought it (spec.md section 3). */
export const planName = (plan: PlanId): string => signupName[plan];

/** US cents as the pages write them, for example `$497`. */
export const money = (cents: number): string => dollars(cents / 100);

/** What is true of a customer after a mark. */
export const markedState: Record<MarkKind, string> = {
  activate: 'plan active',
  connect: 'platforms connected',
  configure: 'agent configured',
  publish: 'first content out',
};

const longDate = new Intl.DateTimeFormat('en-US', {
  timeZone,
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});

/** A time (epoch milliseconds) as a day where the company is. */
export const dayOf = (time: number): string => longDate.format(time);
