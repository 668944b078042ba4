import { price, pricingLines } from '../plan-copy.ts';
import { marketingName, signupName } from '../plans.ts';
import { planIds, popularPlan } from '../prices.ts';
import { list, paymentWays } from '../site.ts';
import { guaranteeDays, planChange, terms } from '../terms.ts';
import type { TopicQuestions } from './model.ts';

export const billing: TopicQuestions = () => [
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
