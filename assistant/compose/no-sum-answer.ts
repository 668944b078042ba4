import { pages } from '../facts/fact.ts';
import type { State } from '../state.ts';
import { locations } from '../sums/locations.ts';
import { asksPerPlace, asksPlanForPlaces, wantsOwnPrice } from '../sums/no-sum.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import type { Answer, Knowledge } from './answer.ts';
import { realPrice } from './refusal.ts';
import { fresh } from './wording.ts';

/** Answers a message whose numbers ask for no sum: a price of the visitor's own, a plan for several shops. */
export function withoutSum(
  meaning: Meaning,
  state: State,
  { facts }: Knowledge,
): Answer | undefined {
  const { folded, language, plans } = meaning;
  if (wantsOwnPrice(folded)) {
    const plan = plans.length === 1 ? plans[0] : undefined;
    return {
      kind: 'refusal',
      text: fresh(realPrice(plan, folded), language, state),
      links: [pages.pricing],
    };
  }
  const count = state.quantities?.count ?? locations(folded);
  const id = asksPlanForPlaces(folded)
    ? 'locations.plan'
    : count && asksPerPlace(folded)
      ? 'locations.count'
      : undefined;
  const fact = facts.find((one) => one.id === id);
  return fact && { kind: 'facts', text: fact[language], links: [pages[fact.page]] };
}
