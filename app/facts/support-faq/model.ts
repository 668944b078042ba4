import type { SiteSettings } from '../../../lib/site-settings.ts';

/** Topics of the questions, in the order of the support page. */
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
  /** Permanent: the entry's address is `/support#{id}`. */
  id: string;
  topic: FaqTopic;
  question: string;
  answer: string;
  /** Where to read more. */
  link?: { text: string; href: string };
}

/** The owner's settings that answers name. */
export type FaqSite = Pick<SiteSettings, 'name' | 'email' | 'phone'>;

/** The questions of one topic. */
export type TopicQuestions = (site: FaqSite) => Omit<FaqEntry, 'topic'>[];
