import { dollars } from '../../facts/prices.ts';
import { auditQuestions, businessesServed, region, replyHours } from '../../facts/site.ts';
import type { LineId } from '../../ui/lines.ts';
import type { AuditField } from './schema.ts';

export const meta = {
  title: `Free AI marketing audit for ${region.short} businesses`,
  description: `Tell us about your business and get a marketing review, AI recommendations and an action plan. No cost, and an answer within ${replyHours.audit} hours on average.`,
  path: '/free-audit',
  keywords: [
    'free marketing audit',
    'AI marketing audit',
    'small business marketing review',
    'Washington DC',
    'Maryland',
    'Northern Virginia',
  ],
} as const;

export const hero = {
  eyebrow: `For ${region.short} businesses`,
  title: 'Free marketing audit for your business',
  lead: `Answer ${auditQuestions.word} questions about your business. We look at what your marketing does and misses today, and send you a plan you can use with us or without us.`,
  actions: [
    { text: 'Start the request', href: '#request' },
    { text: 'See what an agent does', href: '/how-it-works' },
  ],
} as const;

export interface Benefit {
  title: string;
  text: string;
  line: LineId;
}

/** The three tiles (spec.md section 2). */
export const benefits: readonly Benefit[] = [
  {
    title: 'Strategy analysis',
    text: 'We compare your website, posts and Google profile with businesses near you.',
    line: 'search',
  },
  {
    title: 'AI recommendations',
    text: 'We list the weekly jobs an agent can take off your hands, and those better left with you.',
    line: 'social',
  },
  {
    title: 'Action plan',
    text: 'You learn what to do first, second and third, in the order that pays.',
    line: 'blog',
  },
];

/** A made-up business's audit, drawn in the hero. An audit has no score. */
export const sample = {
  label: 'Sample audit',
  business: 'Cedar & Rye Bakery, Bethesda',
  results: { fine: 'Fine', fix: 'To fix' },
  lines: [
    { line: 'blog', result: 'fix', note: 'Last post in March' },
    { line: 'social', result: 'fine', note: 'Three posts a week' },
    { line: 'search', result: 'fix', note: 'Page 2 for “rye bread”' },
    { line: 'google', result: 'fine', note: 'Hours are right' },
    { line: 'leads', result: 'fix', note: 'No form for orders' },
  ] satisfies { line: LineId; result: 'fine' | 'fix'; note: string }[],
  first: { label: 'Fix first', text: 'An order form, and a weekly post that links to it' },
} as const;

export const form = {
  title: 'Request your audit',
  lead: 'It takes about three minutes. Only the fields marked optional can stay empty.',
  submit: 'Get my free audit',
  submitting: 'Submitting...',
  consent: 'We use what you enter to prepare your audit and to contact you about it.',
  placeholder: 'Choose the closest one',
  legends: {
    contact: 'Contact Information',
    business: 'Business Information',
    goals: 'Marketing Goals',
  },
} as const;

export const labels: Readonly<Record<AuditField, string>> = {
  name: 'Your name',
  email: 'Email',
  phone: 'Phone, with area code',
  company: 'Company name',
  website: 'Website',
  businessType: 'Business type',
  currentMarketing: 'What marketing do you do today?',
  goals: 'What should marketing do for you?',
};

export const hints: Readonly<Partial<Record<AuditField, string>>> = {
  website: 'For example, yourbakery.com',
  goals: 'For example: more catering orders from offices in Tysons by spring',
};

export const howWeCheck = {
  text: 'How we check, and how often we’re wrong',
  href: '/how-we-check',
} as const;

/** The strip below the form (spec.md section 2). */
export const trust: readonly { figure: string; text: string }[] = [
  { figure: `${replyHours.audit}hrs`, text: 'average response' },
  { figure: businessesServed.audit, text: 'businesses served' },
  { figure: dollars(0), text: 'no cost' },
];

/** Both toasts are literal (spec.md section 8). */
export const successToast = {
  title: 'Success!',
  description: `Your free audit request has been submitted. We'll contact you within ${replyHours.audit} hours.`,
} as const;

export const failureToast = {
  title: 'Error',
  description: 'Failed to submit request. Please try again.',
} as const;

/** Replaces the page after a request is stored (spec.md section 2). */
export const submitted = {
  title: 'Request Submitted Successfully!',
  text: `Thank you. We'll contact you within ${replyHours.audit} hours.`,
  next: "What's Next?",
  steps: [
    {
      title: 'Review of current marketing',
      text: 'We read your site, your posts and your Google profile.',
    },
    {
      title: 'AI strategy consultation call',
      text: 'We call you with what we found, and ask about what we couldn’t see from outside.',
    },
    {
      title: 'Custom automation recommendations',
      text: 'You get the plan in writing: what to automate, and in what order.',
    },
  ],
  action: 'See how it works',
  link: 'See what we found on your website',
  keep: 'This link is yours alone: only people you give it to can open it. You can print the page.',
  second: 'Back to the home page',
} as const;
