import { type PlanId, planIds } from '../../app/facts/prices.ts';
import { namesIn } from './entities.server.ts';
import type { PlansBefore } from './plans-before.ts';
import { plansIn } from './plans-named.ts';

/** A plan for one location of several, or some of them. */
export interface PlacePlan {
  /** The town, or words like `one of them`. */
  place: string;
  /** How many locations that are. */
  times: number;
  plan: PlanId;
}

/** Words that end what is said of one location. */
const joints =
  /[.,;!?]+|\b(?:and|but|while|then|y|pero|mientras)\b|\bwith (?=\w+ (?:still|at|on)\b)/;
const one =
  /\b(?:(one|two|1|2|un[oa]|dos) (?:of (?:them|those|these|the|my|our|us)\b|de (?:ell[oa]s|l[oa]s|mis|nuestr[oa]s)\b)|(?:just|only|solo) (one|1|un[oa])(?! (?:plan|month|year|mes|ano)\b))\b/;
const superlative =
  /\b(?:the |el |la )?(?:smallest|tiniest|biggest|newest|oldest|main|flagship) (?:location|store|shop|gym|place|branch|office|local|tienda|sucursal)\b/;
const some: Readonly<Record<string, number>> = { two: 2, 2: 2, dos: 2 };

/** Sizes, which name plans in a clause about a location: `with Sterling still small`. */
const sizes: Record<PlanId, RegExp> = {
  starter:
    /\b(small|little|cheap|basic|cheapest|smallest|lowest|chico|chica|barato|basico|pequeno)\b/,
  growth: /\b(middle|medium|mid|mediano|medio)\b/,
  enterprise: /\b(big|top|large|full|biggest|largest|highest|expensive|grande|caro|completo)\b/,
};

/** `is Starter enough for Sterling` asks about the plan or the town. */
const asksElse =
  /\b(enough|right for|good for|suits?|cover|serve|work (?:in|with)|alcanza|basta|cubren|atienden)\b/;

/** The plans that a folded text gives to single locations: `Sterling only gets the small plan`. */
export function placePlansIn(folded: string, before: PlansBefore): PlacePlan[] {
  if (asksElse.test(folded)) return [];
  const found: PlacePlan[] = [];
  let waiting: Omit<PlacePlan, 'plan'>[] = [];
  for (const clause of folded.split(joints)) {
    const named = namesIn(clause);
    const [counted = '', count, single] = one.exec(clause) ?? superlative.exec(clause) ?? [];
    const towns = named.get('town') ?? [];
    const places = [
      ...towns.map((place) => ({ place, times: 1 })),
      ...(counted && towns.length === 0
        ? [{ place: count ? 'of them' : counted, times: some[count ?? single ?? ''] ?? 1 }]
        : []),
    ];
    const rest = towns.reduce(
      (text, town) => text.replace(town, ' '),
      clause.replace(counted, ' '),
    );
    const plan =
      plansIn(rest, rest, namesIn(rest), before)[0] ??
      planIds.find((size) => sizes[size].test(rest));
    if (places.length > 0) waiting = places;
    if (!plan) continue;
    found.push(...waiting.map((place) => ({ ...place, plan })));
    waiting = [];
  }
  return found;
}
