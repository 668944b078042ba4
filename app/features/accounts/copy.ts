import type { StatusChangeKind } from './tables.ts';

/** Shown on arrival at the dashboard after a signup; literal (spec.md section 8). */
export const created = {
  title: 'Account Created Successfully!',
  description: 'Welcome to the product! Your AI agent is being set up.',
} as const;

/** Query name that makes the dashboard show {@link created} without JavaScript. */
export const createdQuery = 'welcome';

/** Shown beside a password field; decided on the server. */
export const passwordMessages = {
  wrong: 'Incorrect password. Please try again.',
  tooCommon: 'This password is easy to guess. Please choose another one, such as a few words.',
} as const;

/** @param minutes until the next attempt is allowed. */
export const tooManyAttempts = (minutes: number): string =>
  `Too many attempts with this email address. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or set a new password.`;

/** A customer's status after each status change. */
export const statusLabels: Record<StatusChangeKind, string> = {
  activate: 'plan active',
  connect: 'platforms connected',
  configure: 'agent configured',
  publish: 'first content published',
};
