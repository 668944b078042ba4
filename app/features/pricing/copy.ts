import {
  dollars,
  hours,
  list,
  monthlyPrice,
  type PlanId,
  paymentWays,
  planChange,
  planIds,
  replyHours,
  setupTime,
  terms,
  trialDays,
} from '../../facts/site.ts';

const price = (plan: PlanId) => dollars(monthlyPrice[plan]);
const prices = list(planIds.map(price), 'disjunction');

export const seo = {
  title: `Pricing: ${prices} a month`,
  description: `Three flat plans for small businesses in DC, Maryland and Northern Virginia, from ${price('starter')} a month. ${trialDays} days free, ${terms.setup}, ${terms.cancel}.`,
  path: '/pricing',
  keywords: ['AI marketing pricing', 'marketing agent cost', 'flat rate marketing DMV'],
} as const;

export const hero = {
  eyebrow: 'Pricing',
  title: ['Three flat fares.', 'Pick how often it runs.'],
  trial: { figure: `${trialDays} days`, text: 'free on every plan' },
  terms: [terms.setup, terms.card, terms.cancel],
} as const;

/** The cards' buttons; each starts the trial of its plan. */
export const action: Record<PlanId, { text: string; href: string }> = {
  starter: { text: 'Try Starter free', href: '/signup?plan=starter' },
  growth: { text: 'Try Pro free', href: '/signup?plan=growth' },
  enterprise: { text: 'Try Dominate free', href: '/signup?plan=enterprise' },
};

export const month = {
  eyebrow: 'What a month looks like',
  title: 'More money buys more departures',
  lead: 'Four weeks of each plan, drawn to count: what goes out on which day, and how many searches are watched for you.',
} as const;

export const comparison = {
  eyebrow: 'Side by side',
  title: 'Every line of every plan',
  lead: 'Moving up keeps what you have and adds to it.',
} as const;

export const questions = {
  eyebrow: 'Billing',
  title: 'What owners ask before they pay',
  items: [
    {
      id: 'trial',
      question: `What do the first ${trialDays} days cost?`,
      answer: `Nothing. Every plan starts with a ${terms.trial}, ${terms.card}.`,
    },
    {
      id: 'fees',
      question: 'Is there anything to pay besides the monthly price?',
      answer: `No. There are ${terms.setup}: the price on the card is the price you pay, from ${price('starter')} to ${price('enterprise')} a month.`,
    },
    {
      id: 'change',
      question: 'Can I move to another plan?',
      answer: `Yes. Upgrades take effect ${planChange.upgrade}. Downgrades take effect ${planChange.downgrade}.`,
    },
    {
      id: 'cancel',
      question: 'How do I stop?',
      answer: `You can ${terms.cancel}. Plans are billed month by month, so there is no year to wait out.`,
    },
    {
      id: 'payment',
      question: 'How can I pay?',
      answer: `By ${list(paymentWays, 'disjunction')}, once a month.`,
    },
    {
      id: 'setup',
      question: 'How soon does it run?',
      answer: `Your agent is set up within ${setupTime} of your free audit.`,
    },
  ],
} as const;

export const next = {
  title: 'Not sure which fare is yours?',
  lead: 'Take whichever stop is closer. Neither costs anything.',
  stops: [
    {
      title: 'Let us look first',
      text: `Tell us about your business. Within ${replyHours.audit} hours you hear what to fix first, and which plan would fix it.`,
      action: { text: 'Start a Free Audit', href: '/free-audit' },
    },
    {
      title: 'Talk it through',
      text: `Speak with the team in Northern Virginia, ${hours.contact.days}, ${hours.contact.time}. Bring last month’s marketing bill.`,
      action: { text: 'Book a Strategy Call', href: '/contact?topic=strategy-call' },
    },
  ],
} as const;
