import { amountsIn, isOurs } from './amounts.ts';
import { locations, owned } from './locations.ts';
import { inDigits } from './numbers.ts';

const wanted =
  /\b(?:ill|i'll|we'll) pay (?:you )?\$? ?$|\b(?:i|we|yo) (?:also |just |too )?(?:want|wanna pay|will pay|'ll pay|quiero|queremos)(?: (?:it|that|the same|one|lo mismo|pagar|to pay))?(?: (?:for|at|por|a))? \$? ?$|\b(?:give|sell|let|get|gimme|dame|dejame|denme|vendeme|deja)\b(?: (?:me|us|have|it|that|lo|the|el|plan|starter|pro|dominate))+ (?:for|at|por|en|a) \$? ?$|(?:[,.;] ?|\b(?:so|then|just|pues) )(?:do|match) \$? ?$/;
/** Smaller numbers count something else: `I want 25 of them`. */
const leastPrice = 50;

/** Whether a visitor wants a price that no plan has: `my cousin got it for 99 so I want 99`. */
export function wantsOwnPrice(text: string): boolean {
  const folded = inDigits(text);
  return amountsIn(folded).some(
    ({ value, before }) => value >= leastPrice && !isOurs(value) && wanted.test(before),
  );
}

const which =
  /\b(?:which|cual)(?: (?:one|plan|tier|package))?\b|\b(?:what|que) (?:plan|tier|package)\b/;
const suits =
  /\b(?:for (?:me|us|that|them|my|our)|suits?|right|best|recommend\w*|should|need|go with|makes sense|conviene\w*|recomiend\w+|sirve|necesito|mejor|para (?:mi|nosotros))\b/;

const asksCost = /\b(how much|costs?|prices?|pay|total|cuanto|precio|cuesta|pag\w+)\b|\$/;

/** Whether a visitor with several locations asks which plan is for them, not what it costs. */
export function asksPlanForPlaces(text: string): boolean {
  const folded = inDigits(text);
  const count = locations(folded) ?? owned(folded);
  return count !== undefined && which.test(folded) && suits.test(folded) && !asksCost.test(folded);
}

const forAll =
  '(?:for|covers?|cubre|para|por)? ?(?:all|both|every one|everything|total|tod[oa]s|amb[oa]s|(?:los|las) (?:dos|tres|cuatro|\\d))';
const forEach = '(?:each|apiece|per|every|cada)';
const allOrEach = new RegExp(
  `\\b${forAll}\\b.{0,25}\\b(?:or|o)\\b.{0,25}\\b${forEach}\\b|\\b${forEach}\\b.{0,25}\\b(?:or|o)\\b.{0,25}\\b${forAll}\\b`,
);

/** `so 997 for all 3 or each` */
export const asksPerPlace = (folded: string): boolean => allOrEach.test(folded);
