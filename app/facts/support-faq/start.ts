import { list, region, replyHours, setupTime } from '../site.ts';
import type { TopicQuestions } from './model.ts';

export const start: TopicQuestions = (site) => [
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
