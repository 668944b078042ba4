import { dollars, monthlyPrice } from '../../facts/prices.ts';
import { sampleFigures } from '../../facts/site.ts';
import { terms } from '../../facts/terms.ts';
import { rankings, sample } from '../../product/sample.ts';
import type { LineId } from '../../ui/lines.ts';

const lowest = dollars(monthlyPrice.starter);
const [climb] = rankings;

export const seo = {
  title: 'AI marketing features for small businesses',
  description: `Blog, social, search, Google Business, leads and reports: six marketing jobs done for DMV businesses by one agent, from ${lowest} a month.`,
  path: '/features',
  keywords: ['AI marketing features', 'Google Business Profile updates', 'local SEO tracking DMV'],
} as const;

export const hero = {
  eyebrow: 'Features',
  title: 'Six marketing jobs your AI agent does for you',
  lead: `One agent runs all six for your business, ${sampleFigures.onDuty}, from ${lowest}\u00a0a\u00a0month.`,
  actions: [
    { text: 'Start Free Audit', href: '/free-audit' },
    { text: 'How it works', href: '/how-it-works' },
  ],
} as const;

/** The six core features, in the order of the map's legend. */
export const features: readonly { line: LineId; title: string; text: string }[] = [
  {
    line: 'blog',
    title: 'Blog posts that answer local searches',
    text: 'It picks a question that people in your towns ask, writes the answer and publishes it on Monday morning.',
  },
  {
    line: 'social',
    title: 'Social posts in your own voice',
    text: 'Saturday’s post is out before you unlock the door, with your photo, at the hour your customers scroll.',
  },
  {
    line: 'search',
    title: 'Keyword tracking and local SEO',
    text: `From place ${climb.from} to place ${climb.to} in ${sample.weeks} weeks, in our sample. It checks your keywords every week and writes for the ones that lag.`,
  },
  {
    line: 'google',
    title: 'A Google Business Profile that stays current',
    text: 'Your profile has the right hours, even on Veterans Day, so nobody from Arlington drives to a locked door.',
  },
  {
    line: 'leads',
    title: 'Every call and form in one list',
    text: 'You see who asked, for what, and which post or search brought them. The next step is yours.',
  },
  {
    line: 'reports',
    title: 'A report on one page',
    text: 'You read what went out, where you rank and who got in touch: monthly, weekly or daily, as your plan says. The dashboard has the rest.',
  },
];

export const comparison = {
  eyebrow: 'Compare',
  title: 'AI agent or marketing tools?',
  lead: 'A post scheduler and SEO software are each good at one job, and leave the rest of the work to you.',
  columns: ['Your agent', 'Post scheduler', 'SEO software'],
  rows: [
    {
      header: 'Blog posts',
      cells: ['Picks, writes, publishes', 'No', 'Suggests topics'],
    },
    {
      header: 'Social posts',
      cells: ['Writes and publishes', 'Publishes what you write', 'No'],
    },
    {
      header: 'Keywords and rank',
      cells: ['Tracks, then writes for them', 'No', 'Tracks in depth'],
    },
    {
      header: 'Technical site audits',
      cells: ['The basics', 'No', 'Its strength'],
    },
    {
      header: 'Google Business Profile',
      cells: ['Updates it', 'Some post what you write', 'Some report on it'],
    },
    {
      header: 'Calls and forms',
      cells: ['In one list', 'Comments and messages', 'No'],
    },
    {
      header: 'Fine control of every post',
      cells: ['You set the rules', 'You write each one', 'Not its job'],
    },
    {
      header: 'Time it takes you',
      cells: ['A look on Sunday', 'Every post', 'Every fix it lists'],
    },
    {
      header: 'Price',
      cells: [`From ${lowest} a month, flat`, 'By channel or user', 'By keyword or site'],
    },
  ],
} as const;

export const quotes = {
  eyebrow: 'In owners’ words',
  title: 'What an agent changes for business owners',
  /** Shown while a quote on the page is not from a confirmed customer. */
  unconfirmed: 'Sample quotes, to show what the agent changes. They are not customers’ reviews.',
} as const;

export const closing = {
  title: 'Which job would you hand over first?',
  lead: `A free audit shows where you stand on all six. Then try any plan with a ${terms.trial}.`,
  actions: [
    { text: 'Start Free Audit', href: '/free-audit' },
    { text: 'Compare the plans', href: '/pricing' },
  ],
} as const;
