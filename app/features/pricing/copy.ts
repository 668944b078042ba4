import { dollars, monthlyPrice, type PlanId } from '../../facts/prices.ts';
import { hours, list, paymentWays, region, replyHours, setupTime } from '../../facts/site.ts';
import { planChange, terms, trialDays } from '../../facts/terms.ts';

const price = (plan: PlanId) => dollars(monthlyPrice[plan]);

export const seo = {
  title: `AI marketing pricing: from ${price('starter')} a month`,
  description: `Three flat plans for small businesses in DC, Maryland and Northern Virginia, from ${price('starter')} a month. ${trialDays} days free, ${terms.setup}, ${terms.cancel}.`,
  path: '/pricing',
  keywords: ['AI marketing pricing', 'marketing agent cost', 'flat rate marketing DMV'],
} as const;

export const hero = {
  eyebrow: 'Pricing',
  title: ['AI marketing prices.', 'Three plans, flat rates.'],
  trial: { figure: `${trialDays} days`, text: 'free on every plan' },
  terms: [terms.setup, terms.card, terms.cancel],
} as const;

/** The cards' buttons; each leads to the signup of its plan. */
export const action: Record<PlanId, { text: string; href: string }> = {
  starter: { text: 'Try Starter free', href: '/signup?plan=starter' },
  growth: { text: 'Try Pro free', href: '/signup?plan=growth' },
  enterprise: { text: 'Try Dominate free', href: '/signup?plan=enterprise' },
};

export const month = {
  eyebrow: 'A month of each plan',
  title: 'What each plan publishes in four weeks',
  lead: 'The days on which blog posts and social posts go out, and how many keywords are tracked for you.',
} as const;

export const comparison = {
  eyebrow: 'Side by side',
  title: 'Compare the plans',
  lead: 'Each plan includes everything in the plan before it.',
} as const;

export const questions = {
  eyebrow: 'Billing',
  title: 'Questions about billing',
  items: [
    {
      id: 'trial',
      question: `What do the first ${trialDays} days cost?`,
      answer: `Nothing. Every plan starts with a ${terms.trial}, ${terms.card}.`,
    },
    {
      id: 'fees',
      question: 'Do I pay anything besides the monthly price?',
      answer: `No. There are ${terms.setup}: you pay the price on the card, from ${price('starter')} to ${price('enterprise')} a month.`,
    },
    {
      id: 'change',
      question: 'Can I move to another plan?',
      answer: `Yes. Upgrades take effect ${planChange.upgrade}. Downgrades take effect ${planChange.downgrade}.`,
    },
    {
      id: 'cancel',
      question: 'How do I cancel?',
      answer: `You can ${terms.cancel} on your dashboard. Plans are billed month by month, without a yearly contract.`,
    },
    {
      id: 'payment',
      question: 'How can I pay?',
      answer: `By ${list(paymentWays, 'disjunction')}, once a month.`,
    },
    {
      id: 'setup',
      question: 'How soon is my agent running?',
      answer: `Your agent is set up within ${setupTime} of your free audit.`,
    },
  ],
} as const;

export const next = {
  title: 'Not sure which plan fits?',
  lead: 'Ask for a free audit, or talk to our team. Neither costs anything.',
  stops: [
    {
      title: 'Get a free marketing audit',
      text: `Tell us about your business. Within ${replyHours.audit} hours you hear what to fix first, and which plan would fix it.`,
      action: { text: 'Start a Free Audit', href: '/free-audit' },
    },
    {
      title: 'Talk to our team',
      text: `Speak with the team in ${region.office}, ${hours.contact.days}, ${hours.contact.time}. Bring last month’s marketing bill.`,
      action: { text: 'Book a Strategy Call', href: '/contact?topic=strategy-call' },
    },
  ],
} as const;
