import type { PlanId } from '../../facts/site.ts';
import { claims, guaranteeDays, terms, trialDays } from '../../facts/site.ts';
import type { SignupField } from './schema.ts';

export const meta = {
  title: 'Create your account',
  description: `Set up your AI marketing agent: ${trialDays}-day free trial, no credit card required, and your agent configured within ${claims.setupHours.from}-${claims.setupHours.to} hours.`,
  path: '/signup',
} as const;

export const page = {
  title: 'Start your agent’s first week',
  lead: `The ${terms.trial} starts today. ${capital(terms.card)}, ${terms.setup}, ${terms.cancel}.`,
  back: 'Back to Pricing',
} as const;

export const planCard = {
  popular: 'Most popular',
  perMonth: 'per month',
  features: 'What is in it',
  guarantee: {
    title: `${guaranteeDays}-day money-back guarantee`,
    text: `Not right for you? Tell us within ${guaranteeDays} days and we refund what you paid.`,
  },
  others: 'Choose a plan',
} as const;

/** Plans in the switch below the card, in a word each. */
export const shortName: Record<PlanId, string> = {
  starter: 'Starter',
  growth: 'Growth',
  enterprise: 'Enterprise',
};

export const form = {
  title: 'Create your account',
  lead: 'What isn’t marked as optional is needed.',
  submit: 'Create account',
  submitting: 'Creating Account...',
  haveOne: 'Have an account already?',
  signIn: 'Sign in',
  consent: `Nothing is charged today. After the trial of ${trialDays} days we send an invoice for the plan you chose unless you cancel.`,
} as const;

export const labels: Readonly<Record<SignupField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
  password: 'Password',
};

/** Messages are literal (spec.md section 8). */
export const failed = {
  title: 'Signup Failed',
  fallback: 'Something went wrong. Please try again.',
} as const;

/** Said beside the button after a failure, when the notification has gone. */
export const entriesKept = 'What you entered is still here.';

export { created } from '../accounts/copy.ts';

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
