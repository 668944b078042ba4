import { claims, dollars, monthlyPrice, region } from '../../../facts/site.ts';
import type { LineColor, LineId } from '../../../ui/lines.ts';
import { askQuestion, type Service, startTrial, type Titled } from '../service.ts';

const lowest = dollars(monthlyPrice.starter);

export const agents = {
  name: 'AI Marketing Agents',
  seo: {
    title: 'AI marketing agents for DMV businesses',
    description: `An AI agent for your blog, social pages, Google profile and searches in DC, Maryland and ${region.office}, from ${lowest} a month.`,
    path: '/ai-marketing-agents',
    keywords: [
      'AI marketing agent',
      'AI marketing automation',
      'small business marketing',
      'Washington DC',
      'Maryland',
      'Northern Virginia',
    ],
  },
  hero: {
    title: 'One agent does your marketing. You stay the boss.',
    lead: 'Tell it what is new in one message. It carries the news to every place where your customers look, and keeps the weekly jobs going in between.',
  },
  actions: [startTrial, askQuestion],
  features: {
    title: 'Six lines, one agent',
    lead: 'Six jobs that meet in one place, so that each knows what the others know. How often they run depends on your plan.',
    items: [
      {
        line: 'blog',
        title: 'Writes your blog',
        text: 'Posts that answer what people in your towns type into Google, in the words you use at the counter.',
      },
      {
        line: 'social',
        title: 'Posts to your social pages',
        text: 'Your news and your pictures, fitted to each platform and out at the hour your customers scroll.',
      },
      {
        line: 'search',
        title: 'Tracks your keywords',
        text: 'Every search you care about, checked each week in your towns, with the page to fix first.',
      },
      {
        line: 'google',
        title: 'Keeps Google current',
        text: 'Holiday hours, new services and weekly updates on your Business Profile, before a customer drives over.',
      },
      {
        line: 'leads',
        title: 'Counts calls and forms',
        text: 'Each lead is noted with the post or search it came from, so you know what to do more of.',
      },
      {
        line: 'reports',
        title: 'Reports to you',
        text: 'One dashboard shows what went out, where you rank and who got in touch.',
      },
    ],
  },
  benefits: {
    title: 'What changes for you',
    items: [
      {
        title: 'Your evenings',
        before: 'A post at ten on Sunday night, when the kitchen is clean.',
        text: 'Sunday’s post is written by Thursday. You read it, or you don’t.',
      },
      {
        title: 'One bill',
        before: 'By the hour, by the post, by the change.',
        text: `A flat price from ${lowest} a month.`,
      },
      {
        title: 'No gaps',
        before: 'In your busiest month, your page goes quiet.',
        text: 'When you have no time to post, it posts.',
      },
      {
        title: 'Your say',
        before: 'The same correction in every draft.',
        text: 'Strike a sentence once and the agent doesn’t write it again.',
      },
    ],
  },
  closing: {
    title: 'Give it one week of your marketing',
    lead: `It is set up within ${claims.setupHours.from}-${claims.setupHours.to} hours of your audit, and you can watch it work before you pay.`,
  },
} as const satisfies Service<Titled & { line: LineId }, Titled & { before: string }>;

/** Where the six lines meet. */
export const hub = 'Your agent';

/** Beside each other in every benefit. */
export const sides = { before: 'Now', after: 'With the agent' } as const;

/** The claims of this page (spec.md section 9). */
export const results = {
  title: 'What owners hire it for',
  figures: [
    {
      label: 'Costs down',
      upTo: 'up to',
      value: `${claims.costsDownPercent}%`,
      text: 'Against what the same weekly jobs cost you now, in money or in paid hours.',
      bars: { before: 100, after: 100 - claims.costsDownPercent, color: 'red' },
    },
    {
      label: 'Leads up',
      upTo: 'up to',
      value: `${claims.leadsUpPercent}%`,
      text: 'Calls and forms, counted in your dashboard from the first week.',
      bars: { before: 10_000 / (100 + claims.leadsUpPercent), after: 100, color: 'yellow' },
    },
    {
      label: 'Results',
      upTo: 'in',
      value: `${claims.agentResultsDays} days`,
      text: 'By then you have a month of posts, rankings and calls to judge by.',
    },
  ] satisfies {
    label: string;
    /** What stands before the figure. */
    upTo: string;
    value: string;
    text: string;
    /** Two lengths in percent of the longer one. */
    bars?: { before: number; after: number; color: LineColor };
  }[],
  note: '“Up to” is a ceiling and not a promise. Your free audit says what to expect in your trade and town.',
} as const;

/** One message of the owner's, and the jobs that it starts. */
export const news = {
  label: 'One message to the agent starts four jobs',
  from: 'You, Monday 7:04 AM',
  message: 'We close at 2 on the 25th. Pie orders end Sunday night.',
  jobs: [
    { line: 'google', when: '7:05 AM', text: 'November 25: open 7 AM to 2 PM' },
    { line: 'social', when: '12:00 PM', text: '“Pies for Thanksgiving: order by Sunday”' },
    { line: 'blog', when: '2:30 PM', text: 'Added to your Thanksgiving post' },
    { line: 'leads', when: 'Sunday 11:59 PM', text: 'The order form closes' },
  ] satisfies { line: LineId; when: string; text: string }[],
  reply: 'Done. I’ll tell you on Monday how many orders came in.',
} as const;
