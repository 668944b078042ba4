import { timeZone } from '../../facts/site.ts';
import type { Block, DraftBlock, Picture } from './blocks.ts';
import type { Cover } from './cover.ts';

/** A post's fields for cards. */
export interface PostSummary {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  categorySlug: string;
  author: string;
  /** ISO date or date with time as the author wrote it; null without one. */
  publishDate: string | null;
  tags: readonly string[];
  /** Reading time. */
  minutes: number;
  /** Map above the post, unless it has a picture. */
  cover: Cover;
  /** Page cover chosen in Notion. */
  picture: Picture | null;
}

/** A whole post (spec.md section 3). */
export interface Post extends PostSummary {
  notionId: string;
  seoTitle: string;
  metaDescription: string;
  content: readonly Block[];
  /** Epoch milliseconds. */
  publishedAt: number;
  modifiedAt: number;
}

/** A post from Notion or a Markdown file, parsed and sanitized. */
export interface SourcePost {
  notionId: string;
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  author: string;
  publishDate: string | null;
  tags: string[];
  seoTitle: string;
  metaDescription: string;
  content: Block[];
  cover: Cover | null;
  picture: Picture | null;
  /** Epoch milliseconds of the last change; null if the source doesn't say. */
  modifiedAt: number | null;
}

/** A post whose pictures aren't stored yet. */
export interface Draft extends Omit<SourcePost, 'content' | 'picture'> {
  content: DraftBlock[];
}

/** A date without a time, as in Notion and Markdown files. */
const dayOnly = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Publication time in epoch milliseconds: midnight in Washington for a date without a time,
 * undefined for a missing or unreadable date.
 */
export function publishTime(date: string | null): number | undefined {
  if (!date) return undefined;
  const time = Date.parse(date);
  if (Number.isNaN(time)) return undefined;
  return dayOnly.test(date) ? time - utcOffset(time) : time;
}

/** Whether a text is a day of the calendar: `Date.parse` takes 2026-02-30 for March 2. */
export function isDay(text: string): boolean {
  return new Date(text).toJSON()?.slice(0, 10) === text;
}

/** Washington's UTC offset at a time, in milliseconds (negative). */
function utcOffset(time: number): number {
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(time)
    .find((part) => part.type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(zone ?? '') ?? [];
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000 : 0;
}

const long = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const formatDay = new Intl.DateTimeFormat('en-US', { ...long, timeZone: 'UTC' });
const formatTime = new Intl.DateTimeFormat('en-US', { ...long, timeZone });

/** `January 14, 2025`, or `Recent` without a date (spec.md section 2). */
export function longDate(date: string | null): string {
  const time = date ? Date.parse(date) : Number.NaN;
  if (!date || Number.isNaN(time)) return 'Recent';
  return (dayOnly.test(date) ? formatDay : formatTime).format(time);
}
