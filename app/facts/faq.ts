import type { FaqEntry, FaqSite, FaqTopic, TopicQuestions } from './faq-model.ts';
import { faqTopics } from './faq-model.ts';
import { agent, help, results, website } from './faq-product.ts';
import { price, pricingLines } from './plan-copy.ts';
import { marketingName, signupName } from './plans.ts';
import { planIds, popularPlan } from './prices.ts';
import {
  guaranteeDays,
  list,
  paymentWays,
  planChange,
  region,
  replyHours,
  setupTime,
  terms,
} from './site.ts';

/**
 * Frequently asked questions with their answers, topic by topic, for the support page, its
 * structured data and the assistant.
 */
export function faqEntries(site: FaqSite): FaqEntry[] {
  const topics: Record<FaqTopic, TopicQuestions> = {
    start,
    billing,
    agent,
    results,
    website,
    help,
  };
  return (Object.keys(faqTopics) as FaqTopic[]).flatMap((topic) =>
    topics[topic](site).map((entry) => ({ ...entry, topic })),
  );
}

const start: TopicQuestions = (site) => [
  {
    id: 'what-is-an-agent',
    question: 'What is an AI marketing agent?',
    answer: `Software that does the weekly marketing work of a small business: it writes blog posts and social posts, tracks your keywords, updates your Google Business Profile and shows the results in a dashboard.`,
    link: { text: 'What an agent does', href: '/ai-marketing-agents' },
  },
  {
    id: 'who-is-it-for',
    question: `Who is ${site.name} for?`,
    answer: `Small and mid-size local businesses in ${list(region.served)}, the area people here call the ${region.short}.`,
    link: { text: 'About us', href: '/about' },
  },
  {
    id: 'how-to-start',
    question: 'How do I get started?',
    answer: `Ask for a free audit, or pick a plan and sign up. Then there are three steps: connect your platforms, configure your agent, activate the automation.`,
    link: { text: 'How it works', href: '/how-it-works' },
  },
  {
    id: 'free-audit',
    question: 'What do I get from the free audit?',
    answer: `A review of your current marketing, a consultation call about strategy, and recommendations for your business. It’s free, and we contact you within ${replyHours.audit} hours.`,
    link: { text: 'Request the audit', href: '/free-audit' },
  },
  {
    id: 'setup-time',
    question: 'How soon is my agent running?',
    answer: `Your agent is set up within ${setupTime} after the audit.`,
    link: { text: 'How it works', href: '/how-it-works' },
  },
];

const billing: TopicQuestions = () => [
  {
    id: 'prices',
    question: 'How much does it cost?',
    answer: `${list(planIds.map((plan) => `${marketingName[plan]} is ${price(plan)}`))}. The rate is flat, with ${terms.setup}.`,
    link: { text: 'Compare the plans', href: '/pricing' },
  },
  {
    id: 'free-trial',
    question: 'Is there a free trial?',
    answer: `Yes. Every plan comes with a ${terms.trial}, ${terms.card}.`,
    link: { text: 'See the plans', href: '/pricing' },
  },
  {
    id: 'money-back',
    question: 'Is there a money-back guarantee?',
    answer: `Yes. Plans come with a ${guaranteeDays}-day money-back guarantee.`,
    link: { text: 'Sign up', href: '/signup' },
  },
  {
    id: 'upgrade',
    question: 'What happens when I upgrade my plan?',
    answer: `Upgrades take effect ${planChange.upgrade}.`,
    link: { text: 'Compare the plans', href: '/pricing' },
  },
  {
    id: 'downgrade',
    question: 'What happens when I downgrade my plan?',
    answer: `Downgrades take effect ${planChange.downgrade}. Until then you keep your current plan.`,
    link: { text: 'Compare the plans', href: '/pricing' },
  },
  {
    id: 'cancel',
    question: 'Can I cancel?',
    answer: `Yes, you can ${terms.cancel}. Plans are billed by the month.`,
  },
  {
    id: 'fees',
    question: 'Are there setup fees or hidden costs?',
    answer: `No. There are ${terms.setup} and no hidden fees: you pay the monthly price of your plan.`,
    link: { text: 'Pricing', href: '/pricing' },
  },
  {
    id: 'payment',
    question: 'How can I pay?',
    answer: `By ${list(paymentWays, 'disjunction')}.`,
  },
  {
    id: 'popular-plan',
    question: 'Which plan do most businesses choose?',
    answer: `${marketingName[popularPlan]}, at ${price(popularPlan)}. It includes ${list(pricingLines(popularPlan).slice(0, 4))}, among other things.`,
    link: { text: 'Compare the plans', href: '/pricing' },
  },
  {
    id: 'plan-names',
    question: 'Why does my plan have another name at signup?',
    answer: `The plans and their prices are the same under both names. ${list(
      planIds.map((plan) => `${marketingName[plan]} is called ${signupName[plan]}`),
    )} at signup.`,
  },
];
