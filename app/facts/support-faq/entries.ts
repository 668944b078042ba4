import { agent } from './agent.ts';
import { billing } from './billing.ts';
import { help } from './contact-and-hours.ts';
import {
  type FaqEntry,
  type FaqSite,
  type FaqTopic,
  faqTopics,
  type TopicQuestions,
} from './model.ts';
import { results } from './results.ts';
import { start } from './start.ts';
import { website } from './website.ts';

/**
 * Frequently asked questions with their answers, topic by topic, for the support page, its
 * structured data and the assistant.
 */
export function faqEntries(site: FaqSite): FaqEntry[] {
  return (Object.keys(faqTopics) as FaqTopic[]).flatMap((topic) =>
    questions[topic](site).map((entry) => ({ ...entry, topic })),
  );
}

const questions: Record<FaqTopic, TopicQuestions> = {
  start,
  billing,
  agent,
  results,
  website,
  help,
};
