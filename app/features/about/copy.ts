import {
  auditQuestions,
  businessesServed,
  claims,
  company,
  mission,
  region,
  replyHours,
  specialties,
} from '../../facts/site.ts';
import { terms } from '../../facts/terms.ts';
import type { LineColor } from '../../ui/lines.ts';

const { setupHours } = claims;

export const seo = {
  title: 'About our AI marketing team in the DMV',
  description: `The ${region.office} team that trains, checks and answers for the AI marketing agents of local businesses in DC, Maryland and Virginia.`,
  path: '/about',
  keywords: [
    'AI marketing team',
    'DMV marketing agency',
    'Northern Virginia marketing company',
    ...specialties,
  ],
  shareAlt: 'Six colored lines, one per job of the agent, meeting at one station.',
} as const;

/** Headline and button are literal (spec.md section 2, About). */
export const hero = {
  title: "More Than Just an Agency — We're the Team Behind the Agent",
  lead: `Your agent writes, posts and reports. We’re the people in ${region.office} who teach it your business and read its work before your customers do.`,
  note: `Today ${businessesServed.about} use one.`,
  action: { text: 'Meet Your Agent', href: '/free-audit' },
} as const;

/** A draft by the agent with the team's corrections: text kept, struck out and inserted. */
export const draft = {
  label: 'Sample draft with corrections',
  business: 'Fern Street Bakery, Bethesda',
  title: 'How far ahead to order a wedding cake',
  words: [
    { kept: 'Order a wedding cake' },
    { out: 'well in advance', in: 'five weeks ahead, seven in June' },
    { kept: 'and come in for a tasting on a' },
    { out: 'convenient day', in: 'Tuesday after 2 PM' },
    { kept: '. We' },
    { out: 'proudly serve the greater area', in: 'deliver to Rockville and Silver Spring' },
    { kept: ', free above $300.' },
  ],
  notes: [
    { by: 'Words', text: 'Dates from the owner’s call on Monday.' },
    { by: 'Search', text: 'Name the towns. People search by them.' },
  ],
  done: 'Ready to publish',
} as const;

/** Heading, tile titles and tile lines are literal (spec.md section 2, About). */
export const story = {
  title: 'It All Started in the DMV…',
  paragraphs: [
    `We founded the company in ${company.foundedYear} for the owners we buy from. They paid for marketing by the hour, did it at the kitchen table after closing, or had given up on it.`,
    'Software could do the weekly work. What it couldn’t know was what the neighbors call your street, or that your Fairfax customers call and never fill in a form. So we built the agent, and kept the people.',
  ],
  tiles: [
    {
      title: 'Local Team',
      line: 'DMV Born & Raised',
      text: 'We know which side of the river your customers live on.',
      color: 'red',
    },
    {
      title: 'Real Focus',
      line: 'Results Over Hype',
      text: 'We report calls, forms and rankings, and leave out the rest.',
      color: 'blue',
    },
    {
      title: 'AI Experts',
      line: 'Tech That Works',
      text: 'We test every change on our own posts before it writes yours.',
      color: 'green',
    },
    {
      title: 'Fast Results',
      line: 'No Waiting Around',
      text: `Your agent is set up ${setupHours.from}-${setupHours.to} hours after your audit.`,
      color: 'yellow',
    },
  ] satisfies { title: string; line: string; text: string; color: LineColor }[],
} as const;

/** Heading and card titles are literal. */
export const why = {
  title: 'Why AI? Why Now?',
  lead: 'Marketing is a daily job, and you already have one.',
  cards: [
    {
      title: 'Business Owners Are Overwhelmed',
      text: 'A blog, five social pages, reviews, a Google profile: each takes an hour you were going to spend on a customer.',
      color: 'silver',
    },
    {
      title: 'AI is Powerful But Complex',
      text: 'The tools can write all day. Getting them to write about your shop, correctly, in your words, is the hard part.',
      color: 'silver',
    },
    {
      title: 'We Train Your AI Like an Employee',
      text: 'It gets a first day: your prices, your towns, your tone, what never to say. Then we read what it writes and correct it.',
      color: 'red',
    },
    {
      title: 'Real Results is Our Engine',
      text: 'We do more of what brings calls and drop what doesn’t. Your dashboard shows you which is which.',
      color: 'red',
    },
  ] satisfies { title: string; text: string; color: LineColor }[],
  specialties: { title: 'What we do', list: specialties },
} as const;

/** Heading and value names are literal; the statement is from spec.md section 1. */
export const values = {
  title: 'Our Mission',
  statement: mission,
  list: [
    {
      title: 'Transparency',
      text: 'No hidden fees and no confusing contracts. The price on the page is the price on the bill.',
      color: 'blue',
    },
    {
      title: 'Innovation',
      text: 'We keep improving the AI, week by week, so in June you have a better agent than the one you started with.',
      color: 'green',
    },
    {
      title: 'Partnership',
      text: `We’re invested in your success. You’re never locked in: ${terms.cancel}.`,
      color: 'orange',
    },
  ] satisfies { title: string; text: string; color: LineColor }[],
} as const;

/** Heading and both buttons are literal. */
export const closing = {
  title: 'Ready to Meet Your AI Marketing Agent?',
  actions: [
    { text: 'Start Free Audit', href: '/free-audit' },
    { text: 'Schedule Strategy Call', href: '/contact?topic=strategy-call' },
  ],
  steps: [
    { title: 'Today', text: `You answer ${auditQuestions.word} questions about your business.` },
    {
      title: `Within ${replyHours.audit} hours`,
      text: 'One of us calls or writes with what we found.',
    },
    {
      title: `${setupHours.from}-${setupHours.to} hours after the audit`,
      text: 'Your agent is set up and shows you its first drafts.',
    },
  ],
} as const;
