import { type PlanId, planIds } from '../../site.ts';
import type { Topic } from './answer.ts';
import { channelTopics } from './channel-topics.server.ts';
import { companyTopics } from './company-topics.server.ts';
import { type Concept, type Noted, named, note, vague } from './concepts.server.ts';
import { conductTopics } from './conduct.server.ts';
import type { Clause } from './language.server.ts';
import { planTopics } from './plan-topics.server.ts';
import { productTopics } from './product-topics.server.ts';
import { termsTopics } from './terms-topics.server.ts';

const topics = [
  ...planTopics,
  ...termsTopics,
  ...companyTopics,
  ...productTopics,
  ...channelTopics,
  ...conductTopics,
];

/** A topic that fits, and the clause that it fits. */
export interface Chosen {
  topic: Topic;
  score: number;
  evidence: readonly Concept[];
  plans: readonly PlanId[];
  noted: Noted;
}

/** At most two topics that a question is about, the best first; none where it is about nothing here. */
export function choose(clauses: readonly Clause[]): Chosen[] {
  const noted = clauses.map(note);
  const asks = noted.some((one) => one.asks);
  const all = noted
    .flatMap(candidates)
    .map((one) => (asks && !one.noted.asks ? { ...one, score: one.score - 3 } : one))
    .sort((a, b) => b.score - a.score);
  const [first] = all;
  if (!first) return [];
  const second = all.find(
    ({ topic, evidence, score, noted: other }) =>
      topic !== first.topic &&
      score >= 4 &&
      (other !== first.noted || !evidence.some((concept) => first.evidence.includes(concept))),
  );
  return second ? [first, second] : [first];
}

function candidates(noted: Noted): Chosen[] {
  return topics.flatMap((topic) => {
    if (topic.unless?.some((concept) => noted.concepts.has(concept))) return [];
    const best = topic.when
      .filter((rule) => rule.every((concept) => noted.concepts.has(concept)) && isOurs(rule, noted))
      .map((rule) => ({ rule, score: scoreOf(rule) }))
      .sort((a, b) => b.score - a.score)[0];
    if (!best) return [];
    const plans = planIds.filter((plan) => noted.concepts.has(plan));
    return [{ topic, score: best.score + (topic.weight ?? 0), evidence: best.rule, plans, noted }];
  });
}

/** Two points for each concept, three for one that hardly anybody asks of others. */
function scoreOf(rule: readonly Concept[]): number {
  return rule.reduce((sum, concept) => sum + (vague.has(concept) ? 2 : 3), 0);
}

/** What visitors ask most, in many more words than the site knows. */
const core: ReadonlySet<Concept> = new Set<Concept>([
  ...(['price', 'phone', 'email', 'trial', 'guarantee', 'cancel', 'contract', 'payment'] as const),
  ...([
    'upgrade',
    'builder',
    'privacy',
    'reply',
    'human',
    'setuptime',
    'cheapest',
    'shop',
  ] as const),
]);

/**
 * Whether the clause can be meant of us. One of vague words that names things the site knows nothing
 * of is about those things, unless it speaks to us: then a few may be the visitor's own.
 */
function isOurs(rule: readonly Concept[], { concepts, foreign }: Noted): boolean {
  if (rule.some((concept) => !vague.has(concept))) return foreign.length <= 4;
  const others = named.filter((name) => concepts.has(name) && !rule.includes(name)).length;
  const toUs = concepts.has('us');
  const strange = foreign.length + (toUs ? 0 : others);
  const isCore = rule.some((concept) => core.has(concept));
  if (toUs) return strange <= (isCore ? 3 : rule.length > 1 ? 2 : 1);
  return strange === 0 || (isCore && strange <= 1 && concepts.has('pronoun'));
}
