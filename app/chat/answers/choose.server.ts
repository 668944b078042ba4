import { type PlanId, planIds } from '../../site.ts';
import type { Topic } from './answer.ts';
import { companyTopics } from './company-topics.server.ts';
import { type Concept, type Noted, note, vague } from './concepts.server.ts';
import { conductTopics } from './conduct.server.ts';
import { planTopics } from './plan-topics.server.ts';
import { productTopics } from './product-topics.server.ts';

const topics = [...planTopics, ...companyTopics, ...productTopics, ...conductTopics];

/** A topic that fits, and the clause that it fits. */
export interface Chosen {
  topic: Topic;
  score: number;
  evidence: readonly Concept[];
  plans: readonly PlanId[];
  noted: Noted;
}

/** At most two topics that a question is about, the best first; none where it is about nothing here. */
export function choose(clauses: readonly string[]): Chosen[] {
  const noted = clauses.map(note);
  const all = noted.flatMap(candidates).sort((a, b) => b.score - a.score);
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
      .filter((rule) => rule.every((concept) => noted.concepts.has(concept)))
      .map((rule) => ({ rule, score: scoreOf(rule, noted) }))
      .sort((a, b) => b.score - a.score)[0];
    if (!best || best.score < 2) return [];
    const plans = plansIn(noted.concepts);
    return [{ topic, score: best.score + (topic.weight ?? 0), evidence: best.rule, plans, noted }];
  });
}

/**
 * Two points for each concept, three for one that hardly anybody asks of others. A clause that says
 * nothing of us and names things the site knows nothing of is about those things.
 */
function scoreOf(rule: readonly Concept[], { foreign, ours }: Noted): number {
  const sure = rule.filter((concept) => !vague.has(concept)).length;
  const points = rule.length * 2 + sure;
  if (sure > 0) return points - (ours ? 0 : Math.min(foreign.length, 2) * 0.5);
  return points - foreign.length * (ours ? 0.5 : 2);
}

function plansIn(concepts: ReadonlySet<Concept>): PlanId[] {
  return planIds.filter((plan) => concepts.has(plan));
}
