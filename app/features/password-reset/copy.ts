export const meta = {
  title: 'Set a new password',
  description: 'Get a link by email, and set a new password for your account.',
  path: '/reset-password',
  share: '/',
  noindex: true,
} as const;

export const ask = {
  title: 'Forgot your password?',
  lead: 'Enter the address that you signed up with. If it has an account, a link arrives within a minute or two; it works once, for an hour.',
  email: 'Email',
  submit: 'Send me a link',
  sent: {
    title: 'Look into your inbox',
    text: 'If that address has an account, a link to set a new password is on its way. It works once, for an hour. Nothing there? Look into the spam folder, or try another address.',
  },
  back: 'Back to sign in',
} as const;

export const choose = {
  title: 'Choose a new password',
  lead: 'Every browser that is signed in with the old one is signed out.',
  password: 'New password',
  submit: 'Set new password',
} as const;

export const invalid = {
  title: 'This link is used up',
  text: 'It works once, and for an hour. Ask for a new one.',
  action: 'Get a new link',
} as const;

/** The query by which the page says that a link is on its way. */
export const sentQuery = 'sent';
