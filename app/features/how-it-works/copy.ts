import { marketingName } from '../../facts/plans.ts';
import {
  claims,
  dollars,
  freelancer,
  monthlyPrice,
  replyHours,
  sampleFigures,
  terms,
  yearly,
} from '../../facts/site.ts';
import type { LineId } from '../../ui/lines.ts';

const setup = `${claims.setupHours.from}-${claims.setupHours.to} hours`;
const lowest = dollars(monthlyPrice.starter);

export const seo = {
  title: 'How your AI marketing agent works',
  description: `Connect your platforms, configure your agent, activate it: set up within ${setup} of your free audit. See its week beside a freelancer’s, from ${lowest}.`,
  path: '/how-it-works',
  keywords: ['how AI marketing works', 'marketing automation steps', 'freelancer or AI agent'],
} as const;

export const hero = {
  eyebrow: 'How it works',
  title: ['Audit on Monday.', 'Live by Wednesday.'],
  lead: `Three steps, and two of them need you. Your agent is set up within ${setup} of your free audit.`,
  actions: [
    { text: 'Start Free Audit', href: '/free-audit' },
    { text: 'See prices', href: '/pricing' },
  ],
} as const;

export const steps = {
  eyebrow: 'Three steps',
  title: 'What you do, and what it does with it',
  list: [
    {
      title: 'Connect platforms',
      text: 'Sign in once to the places your customers already look. Your agent works through your own accounts, so everything it posts stays yours.',
      yours: 'Your part: sign in and say yes.',
    },
    {
      title: 'Configure your agent',
      text: 'Tell it what you sell, which towns you serve and how you talk. It writes from this page, so a change here changes every line.',
      yours: 'Your part: answer four questions.',
    },
    {
      title: 'Activate automation',
      text: 'Switch the lines on, all six or one at a time. From then on each job leaves at its hour, and you can stop any of them.',
      yours: 'Your part: none, until you want one.',
    },
  ],
} as const;

/** One job: on which days it runs (Monday first) and what it does then, on the Pro plan. */
export interface DailyTask {
  line: LineId;
  days: readonly boolean[];
  when: string;
  text: string;
}

const week = (letters: string) => [...letters].map((letter) => letter !== '-');

export const daily = {
  eyebrow: `A week on the ${marketingName.growth} plan`,
  title: 'What it does each day',
  lead: 'Six lines, seven days. A stop is a day on which that job is done for you.',
  tasks: [
    {
      line: 'blog',
      days: week('M------'),
      when: 'Mondays, 8:00 AM',
      text: 'Publishes a post that answers something people in your towns search for.',
    },
    {
      line: 'social',
      days: week('MTWTFSS'),
      when: 'Every day, 7:15 AM',
      text: 'Writes and publishes one post, with your photo when you sent one.',
    },
    {
      line: 'google',
      days: week('M-W-FS-'),
      when: 'Four days a week, 9:30 AM',
      text: 'Adds an update to your profile and sets holiday hours before the holiday.',
    },
    {
      line: 'search',
      days: week('---T---'),
      when: 'Thursdays, 6:00 AM',
      text: 'Checks where you stand for 25 searches, and where your competitors do.',
    },
    {
      line: 'leads',
      days: week('MTWTFSS'),
      when: 'Every day, any hour',
      text: 'Puts each call and form in one list, with the page that brought it.',
    },
    {
      line: 'reports',
      days: week('------S'),
      when: 'Sundays, 6:00 PM',
      text: 'Puts the week on one page. The dashboard is there every day.',
    },
  ] satisfies readonly DailyTask[],
} as const;

const theirYear = yearly(freelancer.exampleMonthly);
const ourYear = yearly(monthlyPrice.starter);

export const comparison = {
  eyebrow: 'Freelancer or agent',
  title: 'The same week, hired two ways',
  saving: {
    figure: `${dollars(freelancer.savingPerYear)}+`,
    text: `saved a year: ${dollars(theirYear)} for a freelancer at ${dollars(freelancer.exampleMonthly)} a month, less ${dollars(ourYear)} for your agent.`,
  },
  note: 'Keep a good photographer for the day the new menu arrives. Give the weekly work to the agent.',
  columns: ['Freelancer', 'Your agent'],
  price: [`${dollars(freelancer.monthlyFrom)}+`, lowest],
  rows: [
    {
      header: 'Price',
      cells: ['A month, by the hour or by contract', `A month, flat, ${terms.setup}`],
    },
    { header: 'Blog posts', cells: ['As agreed', '2 a month on Starter, weekly on Pro'] },
    {
      header: 'Social posts',
      cells: ['As agreed, on working days', '3 a week on Starter, daily on Pro'],
    },
    {
      header: 'Sundays and holidays',
      cells: ['Off, as they should be', `On duty ${sampleFigures.onDuty}`],
    },
    { header: 'Sick, busy or moved away', cells: ['You wait, or start over', 'Runs on'] },
    {
      header: 'Sees your shop in person',
      cells: ['Yes, and brings a camera', 'No. You send it photos'],
    },
    { header: 'A big one-off campaign', cells: ['A good one shines here', 'Not what it is for'] },
    { header: 'What came of it', cells: ['A report, if agreed', 'A dashboard, any day'] },
    { header: 'Stopping', cells: ['As the contract says', 'Cancel anytime'] },
  ],
} as const;

export const closing = {
  title: 'Next departure: your free audit',
  board: [
    { when: 'Today', what: 'You tell us about your business. It costs nothing.' },
    {
      when: `Within ${replyHours.audit} hours`,
      what: 'You hear what to fix first, and what can wait.',
    },
    {
      when: `${claims.setupHours.from}-${claims.setupHours.to} hours later`,
      what: 'Your agent is set up.',
    },
    {
      when: `In ${claims.agentResultsDays} days`,
      what: 'Results to look at, in your own dashboard.',
    },
  ],
  actions: [
    { text: 'Start Free Audit', href: '/free-audit' },
    { text: 'See the six features', href: '/features' },
  ],
} as const;
