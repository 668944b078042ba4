export const signIn = {
  eyebrow: 'Your account',
  title: 'Sign in to your dashboard',
  lead: 'Your dashboard shows:',
  shows: [
    { line: 'red', text: 'how far along your agent’s setup is' },
    { line: 'blue', text: 'what your agent does this week' },
    { line: 'green', text: 'your plan and upcoming invoices' },
  ],
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in...',
  forgot: 'Forgot your password?',
  noAccount: 'No account yet?',
  choosePlan: 'Choose a plan',
} as const;

/** Confirmations shown above the form, by the query `done`. */
export const done = {
  'signed-out': 'You’re signed out.',
  deleted: 'Your account and all its data are deleted.',
} as const;

/** The same for a wrong address and a wrong password. */
export const incorrect = 'Incorrect email or password. Try again, or reset your password.';

/** Answer of the API to a request without a session. */
export const notSignedIn = 'You’re not signed in.';
