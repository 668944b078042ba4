import { claims, company } from '../../facts/site.ts';
import { trialDays } from '../../facts/terms.ts';
import type { ChangeOutcome } from '../accounts/plan-changes.server.ts';

const { from, to } = claims.setupHours;

export const meta = {
  title: 'Your dashboard',
  description: 'Your plan, your agent’s week, your invoices and your details.',
  path: '/dashboard',
  share: '/',
  noindex: true,
} as const;

/** Answer to a post that no form of the page sends. */
export const unknownForm = 'We couldn’t read this form. Please reload the page and try again.';

const refused =
  'Your plan is canceled or has ended, so it can’t be changed here. Please contact us.';

/** Confirmations by the query `done`, for each place that shows them. */
export const done = {
  overview: {
    'new-password':
      'Your new password is set, and you’re signed in. Every other browser is signed out.',
  },
  details: { details: 'Your details are saved.' },
  password: { password: 'Your password is changed. You’re signed out in every other browser.' },
  plan: {
    upgraded: 'Your new plan is active. Your next invoice will be for it.',
    downgraded: 'Your plan changes at the next billing cycle. Until then nothing changes.',
    kept: 'You keep your current plan.',
    resumed: 'Your plan continues. Good to have you back.',
    refused,
  },
  canceled: {
    canceled: 'Your plan is canceled. We won’t send you any more invoices.',
    refused,
  },
} as const;

/** Values of the query `done` that this page sets. */
export type DoneKey = 'details' | 'password' | ChangeOutcome;

export const overview = {
  eyebrow: 'Your account',
  /** Links to the sections, by the id of their heading. */
  sections: { setup: 'Setup', week: 'This week', billing: 'Billing', settings: 'Settings' },
  daysLeft: (days: number) => `${countDays(days)} of your trial left`,
  welcome: (name: string) => `Welcome, ${name}`,
  signOut: 'Sign out',
  perMonth: 'a month',
  pending: (name: string, day: string) => `Changes to ${name} on ${day}`,
  phase: {
    trial: 'Free trial',
    unpaid: 'Trial over',
    active: 'Active',
    ending: 'Canceled',
    ended: 'Ended',
  },
} as const;

export const setup = {
  title: 'Your agent’s setup',
  lead: `We configure your agent within ${from}-${to} hours after you connect your platforms.`,
  /** Once the first content is published. */
  done: {
    title: 'Your agent is at work',
    lead: 'The setup is done.',
  },
  created: 'Account created',
  stages: {
    connect: {
      title: 'Connect platforms',
      text: 'We’ll email you one link for each platform. You sign in there; we never see those passwords.',
    },
    configure: {
      title: 'Agent configured',
      text: `Within ${from}-${to} hours. You read the first drafts before anything is published.`,
    },
    publish: { title: 'First content', text: 'Your first post is published.' },
  },
  on: (day: string) => `On ${day}.`,
} as const;

export const week = {
  title: 'What your agent does this week',
  waiting: 'This is a week on your plan. It starts once your agent is configured.',
  running: 'This is a week on your plan. It repeats every week.',
  caption: (plan: string) => `A week on the ${plan}`,
} as const;

export const results = {
  title: 'What your results will look like',
  lead: 'We don’t have results of yours to show yet. Below is a sample business’s quarter, so that you know what to expect; none of these figures are yours.',
} as const;

export const billing = {
  title: 'Upcoming invoices',
  lead: (email: string) =>
    `No card is on file, and nothing is charged automatically. A person on our team emails each invoice to ${email} on its date; you can pay it by ${list(company.payment)}.`,
  caption: 'Your next invoices if nothing changes',
  columns: { day: 'Date', plan: 'Plan', amount: 'Amount' },
  none: 'No upcoming invoices.',
  noneText: 'Your plan ends before the next invoice would be due.',
  noneEnded: 'Your plan has ended.',
} as const;

export const plan = {
  title: 'Change your plan',
  lead: 'Upgrades take effect immediately. Downgrades take effect at the next billing cycle.',
  current: 'Your current plan',
  /** Label of a button, and the text that a screen reader adds before the plan's name. */
  upgrade: ['Upgrade', 'to'],
  downgrade: ['Downgrade', 'to'],
  keep: ['Keep', ''],
  scheduled: 'Scheduled',
  now: 'Starts immediately',
  later: (day: string) => `Starts on ${day}`,
  submitting: 'Changing...',
} as const;

export const cancel = {
  title: 'Cancel your plan',
  text: (day: string) =>
    `You can cancel anytime. Your agent then works until ${day}, and you get no more invoices.`,
  open: 'I want to cancel',
  reason: 'Why are you leaving?',
  submit: 'Cancel my plan',
  submitting: 'Canceling...',
  canceled: (day: string) => ({
    title: 'Your plan is canceled',
    lead: `Your agent works until ${day}. Until then you can change your mind.`,
  }),
  resume: 'Keep my plan after all',
  resuming: 'One moment...',
  ended: (day: string) => ({
    title: 'Your plan has ended',
    lead: `It ended on ${day}. You still have your account: contact us to start again.`,
  }),
  contact: 'Contact us',
} as const;

export const settingsTitle = 'Settings';

export const details = {
  title: 'Your details',
  email: (address: string) => `You sign in as ${address}. To change that address, contact us.`,
  submit: 'Save details',
  submitting: 'Saving...',
} as const;

export const password = {
  title: 'Change your password',
  text: 'This signs you out in every other browser.',
  current: 'Current password',
  next: 'New password',
  submit: 'Change password',
  submitting: 'Changing...',
} as const;

export const data = {
  title: 'Your data',
  text: 'Everything we keep about you, as a JSON file. It doesn’t include your password: we only keep a hash of it.',
  download: 'Download my data',
} as const;

export const remove = {
  title: 'Delete your account',
  text: 'Your plan ends immediately, and we delete everything we keep about you. You can’t undo this.',
  password: 'Your password',
  submit: 'Delete my account',
  submitting: 'Deleting...',
} as const;

export const failure = {
  title: 'Your dashboard can’t be shown right now',
  text: 'Something broke on our side. Your data is safe. Please try again in a minute; if it still doesn’t work, call or write to us.',
  retry: 'Try again',
  contact: 'Contact us',
} as const;

/** The subscription's phase in a sentence or two. */
export const status = {
  trial: (until: string, days: number) =>
    `Your ${trialDays}-day free trial runs until ${until}: ${countDays(days)} left. Nothing is charged before then.`,
  unpaid: (until: string) =>
    `Your free trial ended on ${until}, the day of your first invoice. Your plan becomes active once you’ve paid it.`,
  active: (amount: string, day: string) =>
    `Your plan is active. Your next invoice, for ${amount}, is on ${day}.`,
  activeWithoutInvoice: 'Your plan is active.',
  ending: (day: string) => `Your plan is canceled. Your agent works until ${day}.`,
  ended: (day: string) => `Your plan ended on ${day}.`,
} as const;

function countDays(days: number): string {
  return `${days} ${days === 1 ? 'day' : 'days'}`;
}

function list(items: readonly string[]): string {
  const lower = items.map((item) => (item === item.toUpperCase() ? item : item.toLowerCase()));
  return `${lower.slice(0, -1).join(', ')} or ${lower.at(-1)}`;
}
