import { claims, dollars, monthlyPrice, replyHours } from '../../../facts/site.ts';
import { placesByWeek, rankings, sample } from '../../../product/sample.ts';
import { type Service, startAudit, startTrial, type Titled } from '../service.ts';

const lowest = dollars(monthlyPrice.starter);
const days = claims.firstPageDays;

export const seoAutomation = {
  name: 'SEO Automation',
  seo: {
    title: 'SEO automation for DMV businesses',
    description: `Keywords, pages and fixes handled every week by an AI agent. First page in ${days} days for local searches in DC, Maryland and Virginia, from ${lowest}.`,
    path: '/seo-automation',
    keywords: [
      'SEO automation',
      'local SEO',
      'keyword tracking',
      'SEO Washington DC',
      'SEO Northern Virginia',
      'SEO Maryland',
    ],
  },
  hero: {
    title: `Your shop on the first page in ${days} days`,
    lead: 'People in your town search before they call. The agent finds those searches, writes for them and fixes what holds your pages back, week after week.',
  },
  actions: [startTrial, startAudit],
  features: {
    title: 'Six things it looks after',
    items: [
      {
        title: 'Keyword tracking',
        text: 'Every keyword on your plan, checked each week in the towns you serve.',
      },
      {
        title: 'Pages for your towns',
        text: 'Titles, descriptions and text that name the place and the job, like “brake repair in Rockville”.',
      },
      {
        title: 'Articles that answer',
        text: 'Blog posts written for a question people ask, with a link to the page that sells the answer.',
      },
      {
        title: 'Technical fixes',
        text: 'Broken links, slow pictures, missing titles: found every week, put right or put on your list.',
      },
      {
        title: 'Google Business optimization',
        text: 'Categories, services and hours kept right, so that the map shows you too.',
      },
      {
        title: 'SEO insights',
        text: 'What moved, why it moved, and what the agent does about it next week.',
      },
    ],
  },
  benefits: {
    title: 'Why it pays to be on page one',
    items: [
      {
        title: 'Customers who are looking',
        text: 'Someone who types “plumber open on Sunday” in Fairfax needs one today.',
      },
      {
        title: 'Work that adds up',
        text: 'An ad stops when you stop paying. A page that ranks is still there on Monday.',
      },
      {
        title: 'Nothing to learn',
        text: 'No tool to log in to, unless you like numbers. Then they are all in your dashboard.',
      },
      {
        title: 'A straight answer',
        text: 'If a search isn’t worth the effort, your audit says so.',
      },
    ],
  },
  closing: {
    title: 'See where you stand today',
    lead: `The audit is free and tells you which searches you could win first. You hear from us within ${replyHours.audit} hours.`,
  },
} as const satisfies Service;

/** The five steps; their names are the specification's (section 2). */
export const process = {
  title: 'From audit to page one, in five stops',
  steps: [
    { title: 'Audit', text: 'Your site, your profile and your rankings, as Google sees them.' },
    { title: 'Strategy', text: 'The searches worth winning, town by town, easiest first.' },
    { title: 'Content', text: 'Pages and posts for those searches, in your words.' },
    {
      title: 'Technical optimization',
      text: 'Speed, titles, links and markup, so that the pages can rank.',
    },
    { title: 'Monitoring', text: 'Rankings every week; what slips is worked on again.' },
  ] satisfies readonly Titled[],
} as const;

/** The promise, and what there is on the way to it. */
export const promise = {
  figure: `${days} days`,
  text: 'to the first page of the results',
  milestones: [
    { day: replyHours.audit / 24, text: 'Your audit is answered' },
    { day: (replyHours.audit + claims.setupHours.to) / 24, text: 'The agent is set up' },
    { day: claims.agentResultsDays, text: 'A month of rankings to judge by' },
    { day: days, text: 'The first page' },
  ],
} as const;

const [search] = rankings;

/** One search of the sample business's: its place in the results, a figure for each week. */
export const rise = {
  search: search.search,
  business: sample.business,
  town: sample.town,
  places: placesByWeek,
  snippet: 'Sourdough from seven, cakes to order by Friday. Fern Street, open Tuesday to Sunday.',
} as const;
