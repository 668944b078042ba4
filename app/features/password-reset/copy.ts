export const meta = {
  title: 'Reset your password',
  description: 'Get a link by email, and set a new password for your account.',
  path: '/reset-password',
  share: '/',
  noindex: true,
} as const;

export const requestLink = {
  title: 'Forgot your password?',
  lead: 'Enter the email address you signed up with. If it has an account, we’ll send you a link to set a new password. The link works once, for one hour.',
  email: 'Email',
  submit: 'Send me a link',
  sent: {
    title: 'Check your inbox',
    text: 'If that address has an account, a link to set a new password is on its way. It works once, for one hour. Nothing there after a few minutes? Check your spam folder, or try another address.',
  },
  back: 'Back to sign in',
} as const;

export const newPassword = {
  title: 'Choose a new password',
  lead: 'Setting it signs you in here, and out in every other browser.',
  password: 'New password',
  submit: 'Set new password',
} as const;

export const invalid = {
  title: 'This link no longer works',
  text: 'A link works once, for one hour. Please ask for a new one.',
  action: 'Get a new link',
} as const;

/** Query name with which the page confirms that a link is on its way. */
export const sentQuery = 'sent';
