import { byPlan, keywordsTracked, price, pricingLine, signupLine } from '../plan-copy.ts';
import { marketingName } from '../plans.ts';
import { list, platformNames } from '../site.ts';
import type { TopicQuestions } from './model.ts';

export const agent: TopicQuestions = () => [
  {
    id: 'blog-posts',
    question: 'How many blog posts do I get?',
    answer: `You get ${byPlan((plan) => pricingLine(plan, 'blogPosts'))}.`,
    link: { text: 'Compare the plans', href: '/pricing' },
  },
  {
    id: 'social-posts',
    question: 'How often does the agent post on social media?',
    answer: `You get ${byPlan((plan) => pricingLine(plan, 'socialPosts'))}.`,
    link: { text: 'Social media management', href: '/social-media-management' },
  },
  {
    id: 'social-networks',
    question: 'Which social networks does it post to?',
    answer: `${list(platformNames)}. There are ${byPlan((plan) => signupLine(plan, 'platforms'))}.`,
    link: { text: 'Social media management', href: '/social-media-management' },
  },
  {
    id: 'keywords',
    question: 'How many keywords does it track?',
    answer: `It tracks ${byPlan((plan) => `${keywordsTracked(plan)} keywords`)}.`,
    link: { text: 'SEO automation', href: '/seo-automation' },
  },
  {
    id: 'google-business',
    question: 'Does it look after my Google Business Profile?',
    answer: `Yes, on every plan. ${marketingName.starter} has ${pricingLine('starter', 'google')}, ${marketingName.growth} has ${pricingLine('growth', 'google')}.`,
    link: { text: 'Features', href: '/features' },
  },
  {
    id: 'dashboard',
    question: 'How do I see what the agent did?',
    answer: `In your results dashboard. It shows what was published, where you rank and how many people you reach.`,
    link: { text: 'Features', href: '/features' },
  },
  {
    id: 'integrations',
    question: 'Can it connect to the systems I already use?',
    answer: `Custom integrations are part of ${marketingName.enterprise}, at ${price('enterprise')}, together with a dedicated account manager.`,
    link: { text: 'Ask us about yours', href: '/contact' },
  },
];
