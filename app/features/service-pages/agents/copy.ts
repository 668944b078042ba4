import { dollars, monthlyPrice } from '../../../facts/prices.ts';
import { claims, region } from '../../../facts/site.ts';
import { trialDays } from '../../../facts/terms.ts';
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
    title: 'An AI marketing agent for your local business',
    lead: 'Send it your news in one message, and it posts it everywhere your customers look. It does your weekly marketing jobs in between, and you stay the boss.',
  },
  actions: [startTrial, askQuestion],
  features: {
    title: 'Six marketing jobs, one AI agent',
    lead: 'One agent does all six, so each job knows what the others know. How often they run depends on your plan.',
    items: [
      {
        line: 'blog',
        title: 'Writes your blog',
        text: 'Posts that answer what people in your towns type into Google, in the words you use at the counter.',
      },
      {
        line: 'social',
        title: 'Posts to your social pages',
        text: 'Your news and pictures, adapted to each platform and posted at the hour your customers scroll.',
      },
      {
        line: 'search',
        title: 'Tracks your keywords',
        text: 'It checks every search you care about each week in your towns, and names the page to fix first.',
      },
      {
        line: 'google',
        title: 'Keeps Google current',
        text: 'Holiday hours, new services and weekly updates on your Business Profile, before a customer drives over.',
      },
      {
        line: 'leads',
        title: 'Counts calls and forms',
        text: 'It lists each lead with the post or search it came from, so you know what to do more of.',
      },
      {
        line: 'reports',
        title: 'Reports to you',
        text: 'One dashboard shows what went out, where you rank and who got in touch.',
      },
    ],
  },
  benefits: {
    title: 'What an AI agent changes for you',
    items: [
      {
        title: 'Free evenings',
        before: 'A post at ten on Sunday night, when the kitchen is clean.',
        text: 'Sunday’s post is written by Thursday. You read it, or you don’t.',
      },
      {
        title: 'One bill',
        before: 'By the hour, by the post, by the change.',
        text: `A flat price from ${lowest} a month.`,
      },
      {
        title: 'No quiet months',
        before: 'In your busiest month, your page goes quiet.',
        text: 'When you have no time to post, the agent posts.',
      },
      {
        title: 'Corrections that stick',
        before: 'The same correction in every draft.',
        text: 'Strike a sentence once and the agent doesn’t write it again.',
      },
    ],
  },
  closing: {
    title: `Try an AI marketing agent for ${trialDays} days`,
    lead: `It is set up within ${claims.setupHours.from}-${claims.setupHours.to} hours of your audit, and you can watch it work before you pay.`,
  },
} as const satisfies Service<Titled & { line: LineId }, Titled & { before: string }>;

/** Label of the interchange where the six lines meet. */
export const hub = 'Your agent';

/** Labels of the two sides of every benefit and of the bars. */
export const sides = { before: 'Now', after: 'With the agent' } as const;

/** The claims of this page (spec.md section 9). */
export const results = {
  title: `Lower costs, more leads, results in ${claims.agentResultsDays} days`,
  figures: [
    {
      label: 'Costs down',
      upTo: 'up to',
      value: `${claims.costsDownPercent}%`,
      text: 'Compared with what the same weekly jobs cost you now, in money or in paid hours.',
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
      text: 'By then you have a month of posts, rankings and calls to judge it by.',
    },
  ] satisfies {
    label: string;
    /** Shown before the value. */
    upTo: string;
    value: string;
    text: string;
    /** Lengths of two bars, in percent of the longer one. */
    bars?: { before: number; after: number; color: LineColor };
  }[],
  note: '“Up to” is a maximum, not a promise. Your free audit says what to expect in your trade and town.',
} as const;

/** A message from the owner, and the jobs that it starts. */
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
