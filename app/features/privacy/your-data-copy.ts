import { lifetimes } from '../../facts/privacy.ts';

/** Path of the page that a link opens. */
export const dataPath = '/privacy-policy/your-data';

/** Query name with which the policy confirms that a link is on its way. */
export const sentQuery = 'sent';

/** Query name of the step that asks for the confirmation. */
export const stepQuery = 'step';

/** Query name with which the link's page confirms that everything was erased. */
export const erasedQuery = 'erased';

export const meta = {
  title: 'Your data',
  description: 'See, download or erase what we keep about your email address.',
  path: dataPath,
  share: '/privacy-policy',
  noindex: true,
} as const;

/** The form on the policy. */
export const request = {
  id: 'your-data',
  title: 'See or erase your data',
  text: 'Enter your email address, and we’ll send a link to it. It shows everything that we keep about that address, and you can download it or have it erased.',
  email: 'Email',
  submit: 'Send me a link',
  note: `The link works for ${lifetimes.dataLinkHours} hours. We send it whether or not we keep anything, so that nobody else can find out.`,
  sent: {
    title: 'Check your inbox',
    text: `A link is on its way to that address. It works for ${lifetimes.dataLinkHours} hours. Nothing there after a few minutes? Check your spam folder. We send an address one link an hour at most.`,
  },
} as const;

export const yours = {
  title: 'What we keep about you',
  nothing: 'We keep nothing about this address, except that this link was asked for.',
  about: 'For',
  until: (time: string) => `The link works until ${time}.`,
  records: (count: number) => (count === 1 ? '1 record' : `${count} records`),
  show: 'Show it here',
  shown: 'Your data',
  download: 'Download as JSON',
  file: 'The file also has our technical records: which emails we sent and when, for example.',
  erase: 'Erase everything',
} as const;

export const confirm = {
  title: 'Erase everything we keep about you?',
  lead: 'This deletes it from our database and from files on our server. We can’t undo it.',
  erases: 'What we’ll erase',
  effects: 'What happens then',
  account:
    'Your account ends, and your plan with it, immediately. You won’t be billed again. The invoices we’ve already sent stay in our books, since the law requires it.',
  owner: 'You can no longer sign in to the desk.',
  open: 'If you’re waiting for an answer from us, you won’t get it.',
  copies:
    'We’re notified which records were erased, so that we delete our copies: in emails, for example.',
  backups: `Backups keep it for up to ${lifetimes.backupDays} days. If we ever restore one, you’re erased again: for that we keep a keyed hash of your address, from which nobody can read it.`,
  submit: 'Yes, erase everything',
  back: 'No, go back',
} as const;

export const erased = {
  title: 'Everything is erased',
  text: `We keep nothing about you any more. Backups have it for up to ${lifetimes.backupDays} days. We sent no email about this, since we no longer have your address.`,
  action: 'Back to the privacy policy',
} as const;

export const invalid = {
  title: 'This link no longer works',
  text: `A link works for ${lifetimes.dataLinkHours} hours, until everything is erased. Please ask for a new one.`,
  action: 'Get a new link',
} as const;
