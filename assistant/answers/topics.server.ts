import type { Topic } from './answer.ts';
import { channelTopics } from './channel-topics.server.ts';
import { companyTopics } from './company-topics.server.ts';
import { conductTopics } from './conduct.server.ts';
import { planTopics } from './plan-topics.server.ts';
import { productTopics } from './product-topics.server.ts';
import { termsTopics } from './terms-topics.server.ts';

/** Everything that the assistant knows by itself, by id. */
export const topics: ReadonlyMap<string, Topic> = new Map(
  [
    ...planTopics,
    ...termsTopics,
    ...companyTopics,
    ...productTopics,
    ...channelTopics,
    ...conductTopics,
  ].map((topic) => [topic.id, topic]),
);
