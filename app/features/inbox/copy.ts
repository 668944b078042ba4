import type { PromiseState, Status } from './clock.ts';

export const statusNames: Readonly<Record<Status, string>> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  won: 'Won',
  lost: 'Lost',
};

/** What the state of a promise is called; nothing where nothing was promised. */
export const promiseTexts: Readonly<Record<PromiseState, string>> = {
  none: '',
  held: 'Held for review',
  waiting: 'Waiting',
  soon: 'Due soon',
  late: 'Late',
  kept: 'Answered in time',
  closed: 'Closed',
  'answered-late': 'Answered late',
  'closed-late': 'Closed late',
};
