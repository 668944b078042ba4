import type { PlanId } from '../../facts/prices.ts';
import { claims } from '../../facts/site.ts';
import { guaranteeDays, terms, trialDays } from '../../facts/terms.ts';
import type { SignupField } from './schema.ts';

export const meta = {
  title: 'Create your account',
  description: `Set up your AI marketing agent: ${trialDays}-day free trial, no credit card required, and your agent configured within ${claims.setupHours.from}-${claims.setupHours.to} hours.`,
  path: '/signup',
} as const;

export const page = {
  title: 'Sign up for your AI agent',
  lead: `Your ${terms.trial} starts today. ${capital(terms.card)}, ${terms.setup}, ${terms.cancel}.`,
  back: 'Back to Pricing',
} as const;

export const planCard = {
  popular: 'Most popular',
  perMonth: 'per month',
  features: 'What’s included',
  guarantee: {
    title: `${guaranteeDays}-day money-back guarantee`,
    text: `Not right for you? Tell us within ${guaranteeDays} days and we’ll refund what you paid.`,
  },
  others: 'Choose a plan',
} as const;

/** Short plan names for the plan switch. */
export const shortName: Record<PlanId, string> = {
  starter: 'Starter',
  growth: 'Growth',
  enterprise: 'Enterprise',
};

export const form = {
  title: 'Create your account',
  lead: 'All fields are required unless marked optional.',
  submit: 'Create account',
  submitting: 'Creating Account...',
  haveOne: 'Already have an account?',
  signIn: 'Sign in',
  consent: `Nothing is charged today. After the ${trialDays}-day trial we’ll send you an invoice for the plan you chose, unless you cancel first.`,
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

/** An account with the address exists. */
export const taken =
  'An account with this email address already exists. Sign in, or reset your password.';

export { created } from '../accounts/copy.ts';

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
