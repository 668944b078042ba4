import { dollars, monthlyPrice } from '../../../facts/prices.ts';
import { claims, replyHours } from '../../../facts/site.ts';
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
    title: `Local SEO automation: first page in ${days} days`,
    lead: 'People in your town search before they call. The agent finds those searches, writes for them and fixes what holds your pages back, week after week.',
  },
  actions: [startTrial, startAudit],
  features: {
    title: 'Six SEO jobs the agent does for you',
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
        text: 'Every week it finds broken links, slow pictures and missing titles, and fixes them or puts them on your list.',
      },
      {
        title: 'Google Business optimization',
        text: 'Categories, services and hours kept right, so that the map shows you too.',
      },
      {
        title: 'SEO insights',
        text: 'What moved, why it moved, and what the agent will do about it next week.',
      },
    ],
  },
  benefits: {
    title: 'Why it pays to rank on page one',
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
    title: 'See where you rank today',
    lead: `The audit is free and tells you which searches you could win first. We answer within ${replyHours.audit} hours.`,
  },
} as const satisfies Service;

/** The five steps; their names are the specification's (section 2). */
export const process = {
  title: 'How SEO automation works, in five steps',
  steps: [
    { title: 'Audit', text: 'Your site, your profile and your rankings, as Google sees them.' },
    { title: 'Strategy', text: 'The searches worth winning, town by town, easiest first.' },
    { title: 'Content', text: 'Pages and posts for those searches, in your words.' },
    {
      title: 'Technical optimization',
      text: 'Speed, titles, links and markup, so that the pages can rank.',
    },
    { title: 'Monitoring', text: 'Rankings every week, and more work on pages that slip.' },
  ] satisfies readonly Titled[],
} as const;

/** The claimed days to the first page, and milestones on the way. */
export const timeline = {
  figure: `${days} days`,
  text: 'to the first page of the results',
  milestones: [
    { day: replyHours.audit / 24, text: 'We answer your audit request' },
    { day: (replyHours.audit + claims.setupHours.to) / 24, text: 'The agent is set up' },
    { day: claims.agentResultsDays, text: 'A month of rankings to judge by' },
    { day: days, text: 'The first page' },
  ],
} as const;

const [search] = rankings;

/** A search for the sample business, with its place in the results week by week. */
export const ranking = {
  search: search.search,
  business: sample.business,
  town: sample.town,
  places: placesByWeek,
  snippet: 'Sourdough from seven, cakes to order by Friday. Fern Street, open Tuesday to Sunday.',
} as const;
