import { price } from '../plan-copy.ts';
import { dollars, monthlyPrice, yearly } from '../prices.ts';
import { claims, freelancer } from '../site.ts';
import type { TopicQuestions } from './model.ts';

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
