import { withoutPlaces } from './locations.ts';
import { numeral } from './numbers.ts';
import { everyPlan } from './plan-word.ts';

const fillers =
  /\b(?:and|so|ok|okay|but|then|now|wait|no|nah|sorry|oops|actually|i mean|i meant|quise decir|its|it's|thats|hmm|hm|whats|what|how|about|abt|if|for|on|with|at|in|to|of|the|a|an|per|by|my|our|us|all|just|only|make|it|that|this|is|be|say|do|get|please|pls|together|both|total|plan|one|ones|we|i|have|got|with|are|were|theres|there is|better|rather|instead|prefer|lets|let|go|too|also|same|somos|tenemos|tengo|hay|mejor|tambien|igual|busy|slow|summer|winter|spring|fall|peak|first|last|next|y|pero|perdon|digo|ahora|que|tal|sean|son|seria|para|con|en|el|la|los|las|un|una|de|por|al|cada|mis|si|entonces)\b/g;
const periods =
  /\b(?:months?|monthly|years?|yearly|annual\w*|weeks?|weekly|quarters?|quarterly|mes(?:es)?|mensual\w*|anos?|anual\w*|semanas?|semanal\w*|trimestres?|whole|full|entire|todo|dollars|bucks|dolares)\b/g;
/** `and half of that` computes. */
const fraction = /\bhalf\b/;
const number = new RegExp(`\\b${numeral}\\b`, 'g');

/** Whether a text (`readable`) only changes the plan, number, period or place of the last sum: `and Pro?`. */
export function onlyChanges(text: string): boolean {
  const named = text.replace(fillers, ' ');
  const rest = withoutPlaces(text)
    .replace(fillers, ' ')
    .replace(everyPlan, ' ')
    .replace(periods, ' ')
    .replace(number, ' ');
  return !fraction.test(text) && /[\p{L}\d]/u.test(named) && !/[\p{L}\d]/u.test(rest);
}
