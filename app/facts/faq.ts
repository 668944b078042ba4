import { billing, start } from './faq-buying.ts';
import { agent, help, results, website } from './faq-using.ts';
import type { SiteSettings } from './settings.ts';

/** What a question is about, in the order in which the page shows them. */
export const faqTopics = {
  start: 'Getting started',
  billing: 'Plans and billing',
  agent: 'What the agent does',
  results: 'Results',
  website: 'Website builder',
  help: 'Help and contact',
} as const;

export type FaqTopic = keyof typeof faqTopics;

/** A question and its answer as plain text; every figure in it comes from `site.ts` or `plans.ts`. */
export interface FaqEntry {
  /** Unchanging: its address is `/support#{id}`. */
  id: string;
  topic: FaqTopic;
  question: string;
  answer: string;
  /** Where to read more. */
  link?: { text: string; href: string };
}

/** The questions of one topic. */
export type Answers = (site: FaqSite) => Omit<FaqEntry, 'topic'>[];
/** What the owner set and the answers name. */
export type FaqSite = Pick<SiteSettings, 'name' | 'email' | 'phone'>;

/**
 * Every question with its answer, topic by topic; the support page, its structured data and the
 * assistant read them from here.
 */
export function faqEntries(site: FaqSite): FaqEntry[] {
  const topics: Record<FaqTopic, Answers> = { start, billing, agent, results, website, help };
  return (Object.keys(faqTopics) as FaqTopic[]).flatMap((topic) =>
    topics[topic](site).map((entry) => ({ ...entry, topic })),
  );
}
