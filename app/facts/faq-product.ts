import type { TopicQuestions } from './faq-model.ts';
import { byPlan, keywordsTracked, price, pricingLine, signupLine } from './plan-copy.ts';
import { marketingName } from './plans.ts';
import { dollars, monthlyPrice, yearly } from './prices.ts';
import { claims, freelancer, hours, list, platformNames, region, replyHours } from './site.ts';

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

export const results: TopicQuestions = () => [
  {
    id: 'freelancer',
    question: 'How does it compare with hiring a freelancer?',
    answer: `A freelancer costs ${dollars(freelancer.monthlyFrom)} a month and more; plans start at a flat ${price('starter')}. Compared with a bill of ${dollars(freelancer.exampleMonthly)} a month that is ${dollars(yearly(freelancer.exampleMonthly - monthlyPrice.starter))} less a year.`,
    link: { text: 'See the comparison', href: '/how-it-works' },
  },
  {
    id: 'how-soon-results',
    question: 'When will I see results?',
    answer: `We aim for first results in ${claims.agentResultsDays} days from an agent, and for the first page of search in ${claims.firstPageDays} days. How long it takes depends on your market; the free audit shows where you stand.`,
    link: { text: 'Request the audit', href: '/free-audit' },
  },
  {
    id: 'roi',
    question: 'What return can I expect?',
    answer: `Up to ${claims.costsDownPercent}% lower costs and up to ${claims.leadsUpPercent}% more leads. Those are upper limits, not a promise for every business.`,
    link: { text: 'AI marketing agents', href: '/ai-marketing-agents' },
  },
];

export const website: TopicQuestions = () => [
  {
    id: 'website-builder',
    question: 'Can I build a website with it?',
    answer: `Yes. The website builder is drag and drop, its templates fit phones, and the SEO basics are set up for you. A site can be live in under ${claims.websiteLiveMinutes} minutes.`,
    link: { text: 'Website builder', href: '/website-builder' },
  },
  {
    id: 'online-store',
    question: 'Can my website sell online?',
    answer: `Yes, the website builder is ready for e-commerce.`,
    link: { text: 'Website builder', href: '/website-builder' },
  },
];

export const help: TopicQuestions = (site) => [
  {
    id: 'reach-support',
    question: 'How do I reach support?',
    answer: `By live chat at any time, by email at ${site.email}, by phone at ${site.phone} (${hours.phone}), or with the form on the support page.`,
    link: { text: 'Write to us', href: '/support#message' },
  },
  {
    id: 'reply-times',
    question: 'How fast do you answer?',
    answer: `Support messages within ${replyHours.support} hours, the contact form and audit requests within ${replyHours.contact} hours.`,
  },
  {
    id: 'phone-hours',
    question: 'When can I call?',
    answer: `${hours.phone}, at ${site.phone}. ${marketingName.enterprise} includes phone support 24/7.`,
  },
  {
    id: 'live-chat',
    question: 'Is the live chat a person?',
    answer: `No, it’s an automated assistant that answers from this site’s own facts, ${hours.chat}. Ask for a person, and it sends your question to our team.`,
  },
  {
    id: 'where',
    question: 'Where are you?',
    answer: `In ${region.office}. We serve businesses in ${list(region.served)}.`,
    link: { text: 'Contact', href: '/contact' },
  },
  {
    id: 'resources',
    question: 'Do you have marketing guides?',
    answer: `Yes: the resource library has guides, templates, videos and worked examples, from beginner to expert. You download them with an account.`,
    link: { text: 'Browse resources', href: '/resources' },
  },
  {
    id: 'privacy',
    question: 'What do you do with my data?',
    answer: `We use what you send us to answer you and to provide the service. The privacy policy says what we collect, how we keep it and which rights you have.`,
    link: { text: 'Privacy policy', href: '/privacy-policy' },
  },
];
