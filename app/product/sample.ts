import { trackedKeywords } from '../facts/prices.ts';
import { sampleFigures } from '../facts/site.ts';

/**
 * The made-up business in the drawings, and one quarter of its numbers. The parts add up to the four
 * headline figures of spec.md section 9; `sample.test.ts` checks the sums.
 */
export const sample = {
  business: 'Fern Street Bakery',
  town: 'Bethesda',
  weeks: 13,
} as const;

/** Published in 13 weeks: one blog post a week, two social posts a day, four updates a week. */
export const published = [
  { job: 'Blog posts', count: 13, line: 'blog' },
  { job: 'Social posts', count: 182, line: 'social' },
  { job: 'Google updates', count: 52, line: 'google' },
] as const;

/** Impressions by week, in thousands. */
export const impressionsByWeek = [38, 44, 52, 58, 67, 76, 85, 94, 104, 118, 134, 155, 175] as const;

/** Tracked keywords that rank on the first page, at the start and the end of the 13 weeks, on the Pro plan. */
export const firstPageKeywords = {
  before: 9,
  after: 17,
  tracked: trackedKeywords.growth,
} as const;

/** Three of the tracked searches, with their place at the start and the end. */
export const rankings = [
  { search: 'bakery in bethesda', from: 14, to: 3 },
  { search: 'custom cakes near me', from: 22, to: 6 },
  { search: 'sourdough silver spring', from: 31, to: 9 },
] as const;

/** Weekly places of the first of these searches. */
export const placesByWeek = [14, 14, 12, 12, 11, 9, 9, 8, 6, 6, 4, 4, 3] as const;

/** The four figures as the dashboard shows them. */
export const figures = [
  {
    value: String(sampleFigures.contentPieces),
    label: 'content pieces',
    note: 'blogs, posts and updates',
  },
  {
    value: `${sampleFigures.seoImprovementPercent}%`,
    label: 'SEO improvement',
    note: `${firstPageKeywords.before} to ${firstPageKeywords.after} keywords on page one`,
  },
  {
    value: `${sampleFigures.impressions / 1e6}M`,
    label: 'impressions',
    note: 'search, maps and social',
  },
  { value: sampleFigures.onDuty, label: 'on duty', note: 'nights and holidays too' },
] as const;

/** A week of the agent's work on the Pro plan, in order of time. */
export const week = [
  {
    day: 'Mon',
    time: '8:00 AM',
    line: 'blog',
    what: 'How far ahead to order a wedding cake',
  },
  {
    day: 'Tue',
    time: '7:15 AM',
    line: 'social',
    what: 'First trays of the morning, with your photo',
  },
  {
    day: 'Wed',
    time: '9:30 AM',
    line: 'google',
    what: 'Thanksgiving hours and pickup times',
  },
  {
    day: 'Thu',
    time: '6:00 AM',
    line: 'search',
    what: `${firstPageKeywords.tracked} keywords checked in four towns`,
  },
  {
    day: 'Fri',
    time: '4:40 PM',
    line: 'leads',
    what: 'A call from Rockville about office catering',
  },
  {
    day: 'Sat',
    time: '8:30 AM',
    line: 'social',
    what: 'Pumpkin rolls, while they last',
  },
  {
    day: 'Sun',
    time: '6:00 PM',
    line: 'reports',
    what: 'Your week, on one page',
  },
] as const;
