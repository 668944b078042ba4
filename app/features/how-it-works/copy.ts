import { capitalize, keywordsTracked, pricingLine } from '../../facts/plan-copy.ts';
import { marketingName } from '../../facts/plans.ts';
import { dollars, monthlyPrice, yearly } from '../../facts/prices.ts';
import { claims, freelancer, replyHours, sampleFigures } from '../../facts/site.ts';
import { terms } from '../../facts/terms.ts';
import type { LineId } from '../../ui/lines.ts';

const setup = `${claims.setupHours.from}-${claims.setupHours.to} hours`;
const lowest = dollars(monthlyPrice.starter);

export const seo = {
  title: 'How your AI marketing agent works',
  description: `Connect your platforms, configure your agent, activate it: set up within ${setup} of your free audit. Compare it with a freelancer, from ${lowest} a month.`,
  path: '/how-it-works',
  keywords: ['how AI marketing works', 'marketing automation steps', 'freelancer or AI agent'],
} as const;

export const hero = {
  eyebrow: 'How it works',
  title: 'How your AI marketing agent works',
  lead: `Audit on Monday, live by Wednesday. There are three steps, and only two need you: your agent is set up within ${setup} of your free audit.`,
  actions: [
    { text: 'Start Free Audit', href: '/free-audit' },
    { text: 'See prices', href: '/pricing' },
  ],
} as const;

export const steps = {
  eyebrow: 'Setup',
  title: 'Set up your agent in three steps',
  list: [
    {
      title: 'Connect platforms',
      text: 'Sign in once to the places where your customers look for you. Your agent works through your own accounts, so everything it posts stays yours.',
      yours: 'Your part: sign in and allow access.',
    },
    {
      title: 'Configure your agent',
      text: 'Tell it what you sell, which towns you serve and how you talk. It writes everything from this brief, so you only change a fact once.',
      yours: 'Your part: answer four questions.',
    },
    {
      title: 'Activate automation',
      text: 'Switch on all six jobs, or one at a time. From then on each runs on its own schedule, and you can stop any of them.',
      yours: 'Your part: nothing more.',
    },
  ],
} as const;

/** One job on the Pro plan: its days (Monday first), its time and what it does. */
export interface DailyTask {
  line: LineId;
  days: readonly boolean[];
  when: string;
  text: string;
}

/** Seven letters to seven days; `-` is a day without the job. */
const week = (letters: string) => [...letters].map((letter) => letter !== '-');

export const daily = {
  eyebrow: `A week on the ${marketingName.growth} plan`,
  title: 'What your agent does each day',
  lead: 'Six jobs, seven days. Each stop is a day on which your agent does that job.',
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
      text: 'Writes and publishes one post, with your photo if you sent one.',
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
      text: `Checks where you and your competitors rank for ${keywordsTracked('growth')} searches.`,
    },
    {
      line: 'leads',
      days: week('MTWTFSS'),
      when: 'Every day, any hour',
      text: 'Puts each call and form into one list, with the page it came from.',
    },
    {
      line: 'reports',
      days: week('------S'),
      when: 'Sundays, 6:00 PM',
      text: 'Sums up the week on one page. Your dashboard is there every day.',
    },
  ] satisfies readonly DailyTask[],
} as const;

const theirYear = yearly(freelancer.exampleMonthly);
const ourYear = yearly(monthlyPrice.starter);

/** A job's line on the two smaller plans: `2 blog posts per month on Starter, weekly blog posts on Pro`. */
function postsByPlan(job: 'blogPosts' | 'socialPosts'): string {
  const [starter, growth] = [pricingLine('starter', job), pricingLine('growth', job)];
  return `${capitalize(starter)} on ${marketingName.starter}, ${growth} on ${marketingName.growth}`;
}

export const comparison = {
  eyebrow: 'Compare',
  title: 'Freelancer or AI marketing agent?',
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
    { header: 'Blog posts', cells: ['As agreed', postsByPlan('blogPosts')] },
    {
      header: 'Social posts',
      cells: ['As agreed, on working days', postsByPlan('socialPosts')],
    },
    {
      header: 'Sundays and holidays',
      cells: ['Off, as they should be', `On duty ${sampleFigures.onDuty}`],
    },
    { header: 'Sick, busy or moved away', cells: ['You wait, or start over', 'Keeps running'] },
    {
      header: 'Sees your shop in person',
      cells: ['Yes, and brings a camera', 'No. You send it photos'],
    },
    { header: 'A big one-off campaign', cells: ['A good one shines here', 'Not what it’s for'] },
    { header: 'Results', cells: ['A report, if agreed', 'A dashboard, any day'] },
    { header: 'Stopping', cells: ['As the contract says', 'Cancel anytime'] },
  ],
} as const;

export const closing = {
  title: 'Start with a free marketing audit',
  board: [
    { when: 'Today', what: 'You tell us about your business. It’s free.' },
    {
      when: `Within ${replyHours.audit} hours`,
      what: 'We tell you what to fix first, and what can wait.',
    },
    {
      when: `${claims.setupHours.from}-${claims.setupHours.to} hours later`,
      what: 'Your agent is set up.',
    },
    {
      when: `In ${claims.agentResultsDays} days`,
      what: 'You see first results in your dashboard.',
    },
  ],
  actions: [
    { text: 'Start Free Audit', href: '/free-audit' },
    { text: 'See the six features', href: '/features' },
  ],
} as const;
