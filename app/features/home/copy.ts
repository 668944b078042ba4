import { capitalize, pricingLine } from '../../facts/plan-copy.ts';
import { homeBlogsPerMonth, marketingName, pricingContents } from '../../facts/plans.ts';
import { dollars, monthlyPrice, type PlanId, popularPlan } from '../../facts/prices.ts';
import {
  claims,
  freelancer,
  list,
  region,
  replyHours,
  sampleFigures,
  setupTime,
} from '../../facts/site.ts';
import { terms } from '../../facts/terms.ts';

const lowest = dollars(monthlyPrice.starter);
const served = list(region.served);

export const seo = {
  title: 'AI marketing for DMV small businesses',
  description: `An AI agent writes your blog, posts every week and keeps your Google profile current. For businesses in DC, Maryland and Northern Virginia, from ${lowest} a month.`,
  keywords: [
    'AI marketing agent',
    'small business marketing DMV',
    'local SEO Washington DC',
    'marketing automation Northern Virginia',
    'social media management Maryland',
    'Google Business Profile updates',
  ],
  shareAlt: 'Six colored lines, one per job of the agent, meeting at one station.',
} as const;

export const hero = {
  eyebrow: 'DC, Maryland and Northern Virginia',
  title: ['AI marketing for DMV businesses.', 'Get found by people nearby.'],
  lead: `One AI agent writes your blog, posts every week, tracks your keywords and keeps your Google profile current, from ${lowest} a month.`,
  actions: [
    { text: 'Start Free Audit', href: '/free-audit' },
    { text: 'See prices', href: '/pricing' },
  ],
  terms: [terms.trial, terms.setup, terms.card],
  caption: `A sample week on the ${marketingName.growth} plan, ${dollars(monthlyPrice.growth)} a month`,
} as const;

/** The field that leads to the free audit. */
export const website = {
  label: 'Your website',
  hint: 'For example, yourbakery.com',
  submit: 'See what customers see',
} as const;

export const howItWorks = {
  eyebrow: 'How it works',
  title: 'Set up in three steps, then it runs without you',
  steps: [
    {
      title: 'Connect platforms',
      text: 'Sign in once to your Google Business Profile, your social pages and your website.',
    },
    {
      title: 'Configure your agent',
      text: `Tell it what you sell, which towns you serve and how you talk. It is set up within ${setupTime} of your audit.`,
    },
    {
      title: 'Activate automation',
      text: 'Posts, updates and keyword checks run on schedule, and each one shows in your dashboard.',
    },
  ],
  link: { text: 'See every step', href: '/how-it-works' },
} as const;

export const pricing = {
  eyebrow: 'Pricing',
  title: 'One flat price a month',
  lead: `Every plan starts with a ${terms.trial}: ${terms.setup}, ${terms.card}, ${terms.cancel}.`,
  action: { text: 'Start Free Trial', href: '/signup' },
  compare: { text: 'Compare the plans', href: '/pricing' },
  saving: {
    title: `Save over ${dollars(freelancer.savingPerYear)} a year`,
    text: `Freelancers in the DMV charge ${dollars(freelancer.monthlyFrom)}+ a month. Your agent costs a flat ${lowest}.`,
  },
} as const;

export interface HomeCard {
  plan: PlanId;
  name: string;
  price: string;
  description: string;
  features: readonly string[];
  featured: boolean;
}

/** The home page's cards. Their blog counts differ from the pricing page's (spec.md section 9). */
export const cards: readonly HomeCard[] = [
  card('starter', 'For a shop that wants to be seen.', [
    capitalize(pricingLine('starter', 'google')),
    capitalize(pricingLine('starter', 'dashboard')),
  ]),
  card('growth', 'For being found first in your town.', [
    capitalize(pricingLine('growth', 'competitors')),
    capitalize(pricingLine('growth', 'support')),
  ]),
  card('enterprise', 'For several locations.', [
    'Lead alerts to your phone',
    'Your own success agent',
  ]),
];

function card(plan: PlanId, description: string, others: readonly string[]): HomeCard {
  const rate = pricingContents[plan].socialPosts;
  const social = {
    unlimited: 'Unlimited social posts',
    daily: 'Social posts every day',
    some: 'Social posts every week',
  }[typeof rate === 'string' ? rate : 'some'];
  return {
    plan,
    name: marketingName[plan],
    price: dollars(monthlyPrice[plan]),
    description,
    features: [`${homeBlogsPerMonth[plan]} blogs a month`, social, ...others],
    featured: plan === popularPlan,
  };
}

export const dashboard = {
  eyebrow: 'Your dashboard',
  title: 'See the results of every post and update',
  lead: `Open it any day and see what went out, where you rank and who got in touch. This sample shows ${sampleFigures.contentPieces} content pieces in one quarter.`,
} as const;

export const builder = {
  eyebrow: 'Website builder',
  title: `A website, live in under ${claims.websiteLiveMinutes} minutes`,
  lead: 'No website yet, or one you’re tired of? Build your own, with nothing to install.',
  features: [
    { title: 'Drag and drop', text: 'Move a section and it stays where you put it.' },
    { title: 'Mobile-responsive templates', text: 'Every page fits every phone.' },
    { title: 'E-commerce ready', text: 'Take orders and payments from day one.' },
    { title: 'Automatic SEO', text: 'Titles and descriptions written for your towns.' },
  ],
  link: { text: 'See the website builder', href: '/website-builder' },
} as const;

export const local = {
  eyebrow: 'Local expertise',
  title: 'Local marketing, planned town by town',
  lead: `Customers in ${served} search by town, so your agent plans by town. These are some of the searches it writes for.`,
  searches: [
    { town: 'Bethesda', search: 'birthday cake pickup today' },
    { town: 'Fairfax', search: 'plumber open on Sunday' },
    { town: 'Silver Spring', search: 'dog groomer walk-ins' },
    { town: 'Arlington', search: 'office lunch catering' },
    { town: 'Alexandria', search: 'wedding florist Old Town' },
    { town: 'Rockville', search: 'same-day brake repair' },
  ],
} as const;

export const closing = {
  title: 'Start with a free audit',
  lead: `Tell us about your business today. We answer within ${replyHours.audit} hours with what to fix first, and it costs nothing.`,
  actions: [
    { text: 'Start Free Audit', href: '/free-audit' },
    { text: 'Ask a Question', href: '/contact' },
  ],
} as const;
