const share = '/';

export const meta = {
  signIn: {
    title: 'Owner sign-in',
    description: 'Sign in to the desk with a passkey, or with a password and a code.',
    path: '/inbox/sign-in',
  },
  setup: {
    title: 'Set up your sign-in',
    description: 'Set up a passkey, or a password with an authenticator app.',
    path: '/inbox/setup',
  },
  settings: {
    title: 'Settings',
    description: 'Your notifications, passkeys, password and signed-in browsers.',
    path: '/inbox/settings',
  },
  log: {
    title: 'Audit log',
    description: 'Who looked at or changed personal data, and when.',
    path: '/inbox/log',
  },
  notFound: {
    title: 'Page not found',
    description: 'The desk has no page at this address.',
    path: '/inbox',
  },
} as const;

/** Meta fields that every page of the desk has. */
export const privateMeta = { share, noindex: true } as const;

/** Names of the desk's parts; `signedInAs` is followed by the owner's address. */
export const shell = {
  name: 'desk',
  nav: 'Desk',
  skip: 'Skip to content',
  links: { inbox: 'Inbox', sources: 'Sources', log: 'Log', settings: 'Settings' },
  signedInAs: 'Signed in as',
  signOut: 'Sign out',
  site: 'website',
  failed: {
    title: 'This page didn’t load',
    text: 'Nothing that was saved is lost. If it fails again, the site’s log says why.',
    again: 'Try again',
  },
  back: 'Back to the inbox',
  unreachable: 'The site can’t be reached. Trying again…',
  notSaved: 'The site can’t be reached. Nothing was saved; please try again.',
} as const;

/** @param minutes until the next attempt is allowed. */
export const tooManyAttempts = (minutes: number): string =>
  `Too many attempts with this email address. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or sign in with a passkey.`;

export const erasing = {
  lastOwner:
    'Nothing was erased: this address belongs to the only owner of the desk, who would be locked out. Add another owner first, with npm run owner:add -- EMAIL, or remove this one with npm run owner:remove.',
} as const;

export const notFound = {
  title: 'Page not found',
  lead: 'The desk has no page at this address. The link may be old, or mistyped.',
} as const;

export const signIn = {
  title: 'Owner sign-in',
  lead: 'The desk is where the owner reads requests, calls back and notes what came of it.',
  again: 'To change how you sign in, please sign in again first.',
  passkey: 'Sign in with a passkey',
  passkeyBusy: 'Waiting for your passkey…',
  passkeyRefused: 'This passkey doesn’t open the desk. Try another one, or use your password.',
  or: 'Or with a password',
  email: 'Email',
  password: 'Password',
  code: 'Code',
  codeHint: 'Six digits from your authenticator app. Each code works once.',
  submit: 'Sign in',
  submitting: 'Signing in…',
  incorrect: 'Incorrect email, password or code. Nothing was changed; please try again.',
  help: 'Can’t sign in? Where the site runs, this command prints a new one-time link:',
  command: 'npm run owner:add -- EMAIL',
  signedOut: 'You’re signed out.',
  customer: 'Are you a customer?',
  dashboard: 'Your dashboard is here.',
} as const;

export const setup = {
  title: 'Set up your sign-in',
  lead: (email: string) =>
    `For ${email}. A passkey is the quickest: your phone or computer asks for your finger, face or PIN.`,
  passkey: {
    title: 'Passkey',
    text: 'Nothing to remember, and nothing that a fake website could take from you.',
    submit: 'Create a passkey',
    busy: 'Waiting for your device…',
    needsScript: 'A passkey needs JavaScript, which is off in this browser.',
  },
  or: {
    title: 'Or a password with a code',
    text: 'You’ll need an authenticator app on your phone, such as the one that your bank uses.',
  },
  scan: 'Scan this with your authenticator app',
  qr: 'QR code with the secret for your authenticator app',
  sameDevice: 'On the same phone? Open it in the app',
  type: 'Or type in this secret:',
  password: 'New password',
  code: 'Code',
  codeHint: 'The six digits that the app shows now.',
  codeTooShort: 'Please enter the six digits from your authenticator app',
  wrongCode: 'This code is wrong or too old. Please enter the one that the app shows now.',
  tooCommon: 'This password is easy to guess. Please choose another one, such as a few words.',
  passkeyRefused: 'Your device’s answer came too late or wasn’t complete. Please try again.',
  submit: 'Set password and sign in',
  submitting: 'Setting…',
  invalid: {
    title: 'This link has been used or is too old',
    text: 'Each link works once, for a day. Where the site runs, this command prints a new one:',
  },
} as const;

/** Messages of the passkey buttons, in the browser. */
export const passkeyErrors = {
  unsupported: 'This browser has no passkeys. Please use a password, or another browser.',
  wrongHost: (url: string) =>
    `Passkeys work only at the site’s own address. Please open ${url} and try again.`,
  canceled: 'Nothing was sent: the passkey was canceled, or none was found. Please try again.',
  known: 'This device has a passkey for the desk already. Sign in with it.',
  offline: 'The site can’t be reached. Nothing was lost; please try again.',
} as const;

export const settings = {
  title: 'Settings',
  signIn: 'Signing in',
  fresh: 'To change how you sign in, you need to have signed in within the last 15 minutes.',
  passkeys: {
    title: 'Passkeys',
    none: 'You have no passkey yet.',
    synced: 'on all your devices',
    single: 'on one device',
    added: (day: string) => `Added ${day}`,
    used: (time: string) => `last used ${time}`,
    unused: 'not used yet',
    remove: 'Remove',
    removing: 'Removing…',
    removeLabel: (label: string, day: string) => `Remove the passkey of ${label}, added ${day}`,
  },
  password: {
    title: 'Password and code',
    set: 'You can also sign in with your password and a code from your authenticator app.',
    unset: 'You have no password.',
  },
  add: {
    title: 'Add or replace',
    text: 'Add another passkey, or set a new password and authenticator app. A new password signs you out in every other browser.',
    submit: 'Add a way to sign in',
    submitting: 'Opening…',
  },
  sessions: {
    title: 'Signed-in browsers',
    current: 'This browser',
    since: (day: string) => `Since ${day}`,
    used: (time: string) => `last used ${time}`,
    end: 'Sign out',
    ending: 'Signing out…',
    endLabel: (label: string) => `Sign out ${label}`,
    endOthers: 'Sign out all other browsers',
  },
  lastWay: 'This is your only way to sign in. Add another one first.',
  unknown: 'We couldn’t read this form. Please reload the page and try again.',
} as const;

/** Confirmations by the query `done`. */
export const done = {
  passkey: 'The passkey is removed, and every other browser is signed out.',
  session: 'That browser is signed out.',
  sessions: 'Every other browser is signed out.',
} as const;

export const log = {
  title: 'Audit log',
  lead: 'Who looked at or changed personal data, and when; newest first. Records are named by their id only.',
  removed: (id: string) => `removed owner ${id.slice(-12)}`,
  older: 'Older entries',
  none: 'Nothing is recorded yet.',
} as const;
