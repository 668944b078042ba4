import { claims, company, trialDays } from '../../facts/site.ts';

const { from, to } = claims.setupHours;

export const meta = {
  title: 'Your dashboard',
  description: 'Your plan, your agent’s week, your invoices and your details.',
  path: '/dashboard',
  share: '/',
  noindex: true,
} as const;

/** What a form that was carried out says; the keys are those of the query `done`. */
export const messages = {
  unknown: 'This form is not known here. Please reload the page and try again.',
  done: {
    details: 'Your details are saved.',
    password: 'Your password is changed. Every other browser is signed out.',
    upgraded: 'Your new plan is running. The next invoice is for it.',
    downgraded: 'Your plan changes at the next billing cycle. Until then it stays as it is.',
    kept: 'Your plan stays as it is.',
    canceled: 'Your cancellation is recorded. Nothing more is invoiced.',
    resumed: 'Your plan goes on. Good to have you.',
    refused: 'Your plan has ended or is canceled, so this can’t be changed here.',
    'signed-out': 'You are signed out.',
    deleted: 'Your account and all its data are deleted.',
    'new-password': 'Your new password is set. Sign in with it.',
  },
} as const;

export type DoneKey = keyof typeof messages.done;

export const signIn = {
  title: 'Sign in to see where your agent is',
  lead: 'Your dashboard shows:',
  shows: [
    { line: 'red', text: 'how far your agent’s setup is' },
    { line: 'blue', text: 'what it does this week' },
    { line: 'green', text: 'your invoices to come and your plan' },
  ],
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in...',
  forgot: 'Forgot your password?',
  none: 'No account yet?',
  choose: 'Choose a plan',
} as const;

export const overview = {
  eyebrow: 'Your account',
  /** Links to the parts of the page, by the id of their heading. */
  parts: { setup: 'Setup', week: 'This week', billing: 'Billing', settings: 'Settings' },
  daysLeft: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} of your trial left`,
  welcome: (name: string) => `Welcome, ${name}`,
  signOut: 'Sign out',
  perMonth: 'a month',
  stage: {
    trial: 'Free trial',
    unpaid: 'Trial over',
    active: 'Active',
    ending: 'Canceled',
    ended: 'Ended',
  },
} as const;

export const setup = {
  title: 'From here to your first post',
  lead: `Your agent is configured within ${from}-${to} hours of connecting your platforms.`,
  /** Once the first post is out. */
  over: {
    title: 'Your agent is at work',
    lead: 'Every stop of the setup is behind you.',
  },
  created: 'Account created',
  stops: {
    connect: {
      title: 'Connect platforms',
      text: 'We write to you with one link for each platform. You sign in there; we never see those passwords.',
    },
    configure: {
      title: 'Agent configured',
      text: `Within ${from}-${to} hours. You read the first drafts before anything is published.`,
    },
    publish: { title: 'First content', text: 'Your first post goes out.' },
  },
  on: (day: string) => `On ${day}.`,
} as const;

export const week = {
  title: 'What your agent does this week',
  waiting: 'This is your plan’s week. It starts running when your agent is configured.',
  running: 'This is your plan’s week, and it repeats.',
  caption: (plan: string) => `A week on the ${plan}`,
} as const;

export const results = {
  title: 'What your results will look like',
  lead: 'Your own figures are not here yet. Below is a sample business’s quarter, so that you know what to expect; none of it is yours.',
} as const;

export const billing = {
  title: 'Invoices to come',
  lead: (email: string) =>
    `No card is on file. Each invoice goes to ${email} on its day; pay it by ${list(company.payment)}.`,
  caption: 'The next invoices, as things stand',
  columns: { day: 'Date', plan: 'Plan', amount: 'Amount' },
  none: 'Nothing will be invoiced.',
  noneText: 'Your plan ends before the next invoice would be written.',
  noneEnded: 'Your plan has ended.',
} as const;

export const plan = {
  title: 'Change your plan',
  lead: `Upgrades take effect immediately. Downgrades take effect at the next billing cycle.`,
  current: 'Your plan now',
  pending: (name: string, day: string) => `Changes to ${name} on ${day}`,
  /** What a button says, and what a screen reader adds to it. */
  upgrade: ['Upgrade', 'to'],
  downgrade: ['Downgrade', 'to'],
  keep: ['Keep', ''],
  now: 'Starts now',
  later: (day: string) => `Starts on ${day}`,
  busy: 'Changing...',
} as const;

export const cancel = {
  title: 'Cancel anytime',
  text: (day: string) => `Your agent works until ${day}, and nothing is invoiced after that.`,
  open: 'I want to cancel',
  reason: 'Why are you leaving?',
  submit: 'Cancel my plan',
  busy: 'Canceling...',
  canceled: (day: string) => ({
    title: 'Your plan is canceled',
    lead: `Your agent works until ${day}. Until then you can take the cancellation back.`,
  }),
  resume: 'Keep my plan after all',
  resuming: 'One moment...',
  ended: (day: string) => ({
    title: 'Your plan has ended',
    lead: `It ended on ${day}. Your account stays: write to us to start again.`,
  }),
  write: 'Write to us',
} as const;

export const settingsTitle = 'Settings';

export const details = {
  title: 'Your details',
  email: (address: string) => `You sign in as ${address}. To change that address, write to us.`,
  submit: 'Save details',
  busy: 'Saving...',
} as const;

export const password = {
  title: 'Change your password',
  text: 'This signs out every other browser.',
  current: 'Current password',
  next: 'New password',
  submit: 'Change password',
  busy: 'Changing...',
} as const;

export const data = {
  title: 'Your data',
  text: 'Everything we keep about you, as one JSON file. Your password is not in it: we only keep a hash.',
  download: 'Download my data',
} as const;

export const remove = {
  title: 'Delete your account',
  text: 'Your plan ends at once and everything we keep about you is deleted. This cannot be undone.',
  password: 'Your password',
  submit: 'Delete my account',
  busy: 'Deleting...',
} as const;

export const failure = {
  title: 'Your dashboard can’t be shown right now',
  text: 'The fault is ours, and nothing of yours is lost. Please try again in a moment. If it stays like this, call us or write to us.',
  retry: 'Try again',
  write: 'Write to us',
} as const;

/** Where the subscription is, in a sentence or two. */
export const status = {
  trial: (until: string, days: number) =>
    `Your free trial of ${trialDays} days runs until ${until}: ${days} ${days === 1 ? 'day' : 'days'} left. Nothing is charged before then.`,
  unpaid: (until: string) =>
    `Your free trial ended on ${until}, the day of your first invoice. Your plan is active once that is paid.`,
  active: (amount: string, day: string) =>
    `Your plan is active. The next invoice, ${amount}, is on ${day}.`,
  activeAlone: 'Your plan is active.',
  ending: (day: string) => `Your plan is canceled. Your agent works until ${day}.`,
  ended: (day: string) => `Your plan ended on ${day}.`,
} as const;

function list(items: readonly string[]): string {
  const lower = items.map((item) => (item === item.toUpperCase() ? item : item.toLowerCase()));
  return `${lower.slice(0, -1).join(', ')} or ${lower.at(-1)}`;
}
