import { marketingName } from '../app/facts/plans.ts';
import type { Fact } from '../assistant/facts/fact.ts';
import { fold, stem, words } from '../assistant/understand/language.server.ts';

/**
 * Share of a sentence, by the weight of its stems, that the facts named for it must contain. The ids
 * of another sentence stay below it in 96.5% of all cases; every sentence with its own ids has 33%.
 */
const minShare = 0.3;

/** How much more of a sentence another fact may state than those named for it. With it, 98.5%. */
const maxLead = 0.35;

/** What `words` leaves of `we’ll` and `you’re`, and what facts also say as `a`: `$297 per month`. */
const ignored = new Set(['s', 't', 'd', 'm', 'll', 're', 've', 'per']);

const planNames = new Set(Object.values(marketingName).map((name) => stem(fold(name))));

/**
 * Compares the facts that are named for a sentence with its words. `fault` says what is wrong: a fact
 * that doesn’t exist, states too little, adds nothing, or states much less than another one.
 */
export function createCoverage(facts: readonly Fact[]) {
  const stemsOfFacts = new Map(facts.map(({ id, en }) => [id, stemsOf(`${en} ${id}`)]));
  const weightOf = inverseFrequency([...stemsOfFacts.values()]);

  const stemsOfAll = (ids: readonly string[]) =>
    new Set(ids.flatMap((id) => [...(stemsOfFacts.get(id) ?? [])]));

  /** From 0 to 1; 0 if a figure or a plan’s name is missing. */
  const share = (stems: readonly string[], ids: readonly string[]) => {
    const known = stemsOfAll(ids);
    if (stems.some((one) => mustMatch(one) && !known.has(one))) return 0;
    const weight = (some: readonly string[]) => some.reduce((sum, one) => sum + weightOf(one), 0);
    return weight(stems.filter((one) => known.has(one))) / weight(stems);
  };

  /** The fact that alone states most of a sentence. */
  const closest = (sentence: string) => {
    const stems = [...stemsOf(sentence)];
    return facts
      .map(({ id }) => ({ id, share: share(stems, [id]) }))
      .reduce((best, one) => (one.share > best.share ? one : best));
  };

  const fault = (sentence: string, ids: readonly string[]): string | undefined => {
    const unknown = ids.find((id) => !stemsOfFacts.has(id));
    if (unknown) return `there is no fact ${unknown}`;
    const stems = [...stemsOf(sentence)];
    const stated = share(stems, ids);
    if (stated < minShare) return `${ids.join(', ')} state ${percent(stated)} of it`;
    const idle = ids.find((id) => share(stems, without(ids, id)) >= stated);
    if (idle && ids.length > 1) return `${idle} adds nothing to the other facts`;
    const best = closest(sentence);
    if (best.share - stated <= maxLead) return undefined;
    return `${best.id} states ${percent(best.share)} of it, ${ids.join(', ')} ${percent(stated)}`;
  };
  return { fault, closest };
}

function stemsOf(text: string): Set<string> {
  // `9AM` and `24hrs` are two words.
  const all = words(fold(text).replace(/(\d)(?=[a-z])/g, '$1 '));
  return new Set(all.filter((word) => !ignored.has(word)).map(stem));
}

/** A stem’s weight: the more facts have it, the less it says. */
function inverseFrequency(facts: readonly ReadonlySet<string>[]): (one: string) => number {
  const counts = new Map<string, number>();
  for (const one of facts.flatMap((stems) => [...stems]))
    counts.set(one, (counts.get(one) ?? 0) + 1);
  return (one) => Math.log((facts.length + 1) / ((counts.get(one) ?? 0) + 1));
}

const mustMatch = (one: string) => /\d/.test(one) || planNames.has(one);

const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id);

const percent = (share: number) => `${Math.round(100 * share)}%`;
