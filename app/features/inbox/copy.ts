import type { Kind } from './origins.ts';
import type { HistoryEvent, Outcome, PromiseState, Status } from './promises.ts';

export const seo = {
  title: 'Inbox',
  description: 'What came in, for the owner.',
  path: '/inbox',
} as const;

export const statusNames: Readonly<Record<Status, string>> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  won: 'Won',
  lost: 'Lost',
};

export const outcomeNames: Readonly<Record<Outcome, string>> = {
  reached: 'Reached',
  'no-answer': 'No answer',
  wrote: 'Wrote',
  'not-a-fit': 'Not a fit',
};

export const eventNames: Readonly<Record<HistoryEvent, string>> = {
  ...statusNames,
  ...outcomeNames,
};

/** Kinds of entries: in the filter, and of one entry. */
export const kindNames: Readonly<Record<Kind, { many: string; one: string }>> = {
  audit: { many: 'Audit requests', one: 'Audit request' },
  message: { many: 'Messages', one: 'Message' },
  chat: { many: 'Chats', one: 'Chat' },
  signup: { many: 'Signups', one: 'Signup' },
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

/** What it is called while it is open, with the time left or overdue. */
export const openPromiseTexts: Readonly<Partial<Record<PromiseState, (time: string) => string>>> = {
  waiting: (time) => `Due in ${time}`,
  soon: (time) => `Due soon: in ${time}`,
  late: (time) => `Late by ${time}`,
};

/** Labels of an entry's fields. */
export const fieldNames = {
  company: 'Company',
  website: 'Website',
  business_type: 'Business type',
  goals: 'Goals',
  current_marketing: 'Current marketing',
  topic: 'Topic',
  subject: 'Subject',
  message: 'Message',
  priority: 'Priority',
  plan: 'Plan',
  form: 'Sent from',
  first_landing: 'First page',
  last_landing: 'Last page',
  referrer: 'Referrer',
  campaign: 'Campaign',
} as const;

export const problems = {
  unknown: 'We couldn’t read this form. Please reload the page and try again.',
  gone: 'Nothing was changed: this has changed or was deleted in the meantime. Please reload the page.',
} as const;

/** Longest note in characters. */
export const longestNote = 5_000;

/** Counts end here: `1,000+`. */
export const countedAtMost = 1_000;

export const today = {
  title: 'Today',
  toCall: 'to call now',
  dueToday: 'due today',
  late: 'late',
  median: 'median to first answer this week',
  lastWeek: (time: string) => `last week ${time}`,
  none: '–',
  most: (count: number) => `${count.toLocaleString('en-US')}+`,
} as const;

export const list = {
  title: 'Inbox',
  search: 'Search everything that was typed',
  filters: 'Filters',
  kind: 'Kind',
  status: 'Status',
  source: 'Source',
  plan: 'Plan',
  sort: 'Sort',
  show: 'Show',
  any: 'All',
  due: 'Due next',
  newest: 'Newest first',
  open: 'Not held',
  held: 'Held',
  apply: 'Apply',
  entries: 'Entries',
  select: (name: string) => `Select ${name}`,
  selected: (count: number) => `${count} selected`,
  set: (count: number, status: string) =>
    `${count} ${count === 1 ? 'entry' : 'entries'} set to ${status}.`,
  call: 'Call',
  callName: (name: string) => `Call ${name}`,
  mail: 'Mail',
  mailName: (name: string) => `Write to ${name}`,
  none: 'Nothing is waiting for an answer here.',
  everything: 'Show everything, newest first',
  noneFound: 'Nothing matches. Try fewer letters, or other filters.',
  more: 'Show more',
  export: 'Export as CSV',
  shortcuts: 'Keyboard shortcuts',
  close: 'Close',
} as const;

/** The help sheet: keys and what they do. */
export const shortcuts: readonly (readonly [keys: string, what: string])[] = [
  ['/', 'Search'],
  ['j, k', 'Next entry, previous entry'],
  ['Enter', 'Open the entry'],
  ['x', 'Select the entry'],
  ['1 to 4', 'Note an outcome: reached, no answer, wrote, not a fit'],
  ['z', 'Undo what was noted last'],
  ['u', 'Back to the inbox'],
  ['?', 'This help'],
];

export const entry = {
  back: 'Back to the inbox',
  outcome: 'What came of it?',
  undo: 'Undo',
  noted: (what: string, time: string) => `Noted: ${what}, ${time}.`,
  status: 'Status',
  set: 'Set',
  received: 'Received',
  promised: 'Answer promised by',
  answered: 'First answer',
  email: 'Email',
  phone: 'Phone',
  request: 'Request',
  source: 'Where it came from',
  transcript: 'Conversation with the assistant',
  visitor: 'Visitor',
  assistant: 'Assistant',
  heldTitle: 'Held for review',
  held: 'It looks like spam, so nobody was notified. Releasing it sends its emails.',
  release: 'Release',
  history: 'History',
  notes: 'Notes',
  note: 'New note',
  addNote: 'Add note',
  deliveries: 'Messages sent about it',
  replay: 'Send again',
  others: 'Also from this person',
  subject: (site: string) => `Your request to ${site}`,
  greeting: (name: string) => `Hi ${name},\n\n`,
  kinds: {
    'visitor-email': 'Email to the visitor',
    'owner-email': 'Email to you',
    'owner-push': 'Notification',
    webhook: 'Webhook',
  },
  states: { waiting: 'waiting', delivered: 'delivered', failed: 'failed', skipped: 'skipped' },
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
} as const;

/** An entry's person: everything that is kept about them. */
export const person = {
  part: 'This person’s data',
  export: 'Export as JSON',
  erase: 'Erase this person',
  title: 'Erase this person?',
  lead: (email: string) =>
    `Everything that the site keeps about ${email} is deleted, in every entry. You can’t undo this.`,
  account: 'Their account and plan end immediately. Keep the invoices that you have sent.',
  owner: 'They can no longer sign in to the desk.',
  backups: 'Backups keep it until they are replaced; a restore erases them again.',
  copies:
    'Delete your own copies too. You’ll get an email with the ids that find them in your mailbox and in other programs.',
  confirm: 'Erase everything',
  cancel: 'Cancel',
  doneTitle: 'Erased',
  done: (rows: number) =>
    `Everything about this person is deleted: ${rows.toLocaleString('en-US')} ${rows === 1 ? 'record' : 'records'}.`,
  gone: 'This entry is gone already.',
  inbox: 'Back to the inbox',
} as const;
