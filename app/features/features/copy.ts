import { dollars, monthlyPrice, sampleFigures, terms } from '../../facts/site.ts';
import { rankings } from '../../product/sample.ts';
import type { LineId } from '../../ui/lines.ts';

const lowest = dollars(monthlyPrice.starter);
const [climb] = rankings;

export const seo = {
  title: 'Six features of your AI marketing agent',
  description: `Blog, social, search, Google Business, leads and reports: six marketing jobs done for DMV businesses by one agent, from ${lowest} a month.`,
  path: '/features',
  keywords: ['AI marketing features', 'Google Business Profile updates', 'local SEO tracking DMV'],
} as const;

export const hero = {
  eyebrow: 'Features',
  title: 'Six marketing jobs you stop doing by hand',
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
    title: 'The answer they were about to search for',
    text: 'It picks a question that people in your towns ask, writes the answer and publishes it on Monday morning.',
  },
  {
    line: 'social',
    title: 'Saturday’s post, before you unlock the door',
    text: 'Written in your voice, with your photo, and out at the hour your customers scroll.',
  },
  {
    line: 'search',
    title: 'Watch your name climb',
    text: `From place ${climb.from} to place ${climb.to} in 13 weeks, in our sample. It checks your keywords every week and writes for the ones that lag.`,
  },
  {
    line: 'google',
    title: 'Right hours on Veterans Day',
    text: 'Hours, offers and photos on your profile stay current, so nobody from Arlington drives to a locked door.',
  },
  {
    line: 'leads',
    title: 'Every call and form in one list',
    text: 'You see who asked, for what, and which line brought them. The next step is yours.',
  },
  {
    line: 'reports',
    title: 'Your week on one page',
    text: 'Sunday at six: what went out, where you stand, who got in touch. The dashboard has the rest.',
  },
];

export const comparison = {
  eyebrow: 'Beside other tools',
  title: ['Tools give you work.', 'An agent gives it back done.'],
  lead: 'A scheduler and a keyword tracker are good at one job each. Here is what is left for you.',
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
      header: 'Your own hours',
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
  title: 'Less to remember, more to show',
  /** Shown as long as a quote on the page is not a confirmed customer's. */
  unconfirmed: 'Sample quotes, to show what the agent changes. They are not customers’ reviews.',
} as const;

export const closing = {
  title: 'Which line would you start with?',
  lead: `The audit shows where you stand on all six. Then try any plan with a ${terms.trial}.`,
  actions: [
    { text: 'Start Free Audit', href: '/free-audit' },
    { text: 'Compare the plans', href: '/pricing' },
  ],
} as const;
