import { marketingName } from '../../app/facts/plans.ts';
import { dollars, monthlyPrice } from '../../app/facts/prices.ts';
import { pages } from '../facts/fact.ts';
import type { State } from '../state.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { plansByFeature } from '../understand/plan-features.ts';
import type { Answer } from './answer.ts';

/** `best price for dominate`: no haggling, its price. */
const asksBestPrice =
  /^(?:(?:hi|hey|so|ok|and|y|hola|whats|what's|what is|what|cual es|the|your|ur|el|tu|su|is) )*(?:best|lowest|cheapest|bottom|final|mejor|ultimo) (?:price|rate|cost|quote|precio)(?: (?:u|you|ya|y'?all) (?:have|got))? (?:for|on|of|de|para|del|por) (?:the |a |el )?(?:\w+ )?(?:starter|pro|growth|dominate|enterprise)(?: plan)?\W*$/;

/** The price of a plan that the question names by what it contains: `25 keywords is fine. price?` */
export function priceOfDescribed(
  { folded, plans, language }: Meaning,
  before: State,
): Answer | undefined {
  const [described, ...others] = plansByFeature(folded, before.lastFacts);
  const isBest = plans.length === 1 && asksBestPrice.test(folded);
  const plan = isBest ? plans[0] : described;
  // `and if I want daily`, after a price
  const isWished = before.subject === 'prices' && wishes.test(folded);
  if (!plan || others.length > 0 || !(isBest || isWished || asksPriceOf.test(folded)))
    return undefined;
  const [name, price] = [marketingName[plan], dollars(monthlyPrice[plan])];
  const text = { en: `${name} is ${price} a month.`, es: `${name} cuesta ${price} al mes.` }[
    language
  ];
  return { kind: 'facts', text, links: [pages.pricing] };
}

const wishes =
  /^(?:(?:and|so|but|y|pero) )*(?:what )?(?:if|si) (?:(?:i|we) )?(?:want\w*|need\w*|quiero|queremos|quisiera|necesito)(?: \w+){1,4}\W*$/;

const asksPriceOf =
  /\b(price|cost|costs|how much|run me|set me back|(whats|what's|what is) (it|that|the price)|(a|per|each) month|monthly|precio|cuanto|cuesta|costo|sale|vale|al mes)\b(?!.{0,20}\b(include|come with|posts?|get)\b)/;
