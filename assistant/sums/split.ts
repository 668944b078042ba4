import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice, type PlanId } from '../../app/facts/prices.ts';
import { numeral, valueOfNumeral } from './numbers.ts';
import { cents, money, timeOf } from './shown.ts';
import type { Sum, SumContext } from './sum.ts';
import { monthsAsked } from './time.ts';

const splits =
  /\b(split\w*|share[ds]?|sharing|halves|half and half|50\/50|fifty fifty|each (of us |one |partner )?(pays?|owes?|puts? in|contributes?)|divid\w+(?=.*\b(?:between|among|us|partners?|owners?|members?|families|people|ways|entre|socios?|dos|tres|cuatro)\b)|dividimos|go(ing)? in (on|together)|chip(s|ping)? in|(pone|paga|toca|pagaria|tocaria|pondria|pagamos) (a )?cada un[oa]|entre mi \w+ y yo|between (me and|my \w+ and (me|i))|a medias|mitad y mitad|entre (los |las )?(dos|tres|cuatro|cinco|seis|\d)|repart\w+|compart\w+)\b/;
const paysPercent = /\b(handles?|covers?|pays?|puts?|paga|pone|cubre)( \w+){0,2} \d{1,2} ?%/;
const half =
  /\b(pays?|covers?|puts? in|owes?|paga|pone) (for )?(the (other )?)?(half|la mitad)\b|\b(half|la mitad) (each|each one|cada uno|of it)\b/;
const isShareOf =
  /\b(?:what|whats|how much of a) (?:(?!my|his|her|our|each)\w+ )?(?:share|part|portion)\b|\bmarket share\b|\bshare (?:of|on|it on|a|my|our (?:posts?|photos?))\b/;
/** `what's my part`, of weights that are named */
const asksPart =
  /\b(?:my|his|her|their|mi|su) (?:part|share|portion|end|parte)\b|\bmine\b|\bpartners?\b|\bsoci[oa]s?\b/;
/** `60/40`, `70-30` */
const weights = /\b(\d{1,2}) ?[/-] ?(\d{1,2})\b/;
const percent = /\b(\d{1,2}) ?%/;
const people =
  '(?:of us|partners?|owners?|people|persons?|socios?|brothers|sisters|siblings|hermanos|friends|amigos|members?|businesses|families|(?:\\w+ )?(?:organizations|companies|shops|departments|stores))';
const counts: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`\\b${numeral}[- ]ways?\\b`), 0],
  // `me and my 3 partners`, who are four
  [
    new RegExp(
      `\\b(?:me (?:and|plus)(?: my)?|(?:i|we) and(?: my)?|with(?: my)?|yo y mis|con mis) ${numeral} (?:other )?(?:${people}|(?!(?:months|years|weeks|days|shops|stores|locations)\\b)[a-z]{3,}s)\\b`,
    ),
    1,
  ],
  [new RegExp(`\\b(?:my|mis) ${numeral} (?:other )?${people} (?:and (?:i|me|myself)|y yo)\\b`), 1],
  [new RegExp(`\\b${numeral} (?:\\w+ )?${people}\\b`), 0],
  [new RegExp(`\\b(?:between|among|entre)(?: the| los| las)? ${numeral}\\b`), 0],
];

/** What each pays who shares a plan: `my partner and I split Pro`, `60/40`. */
export function sharedPrice(folded: string, { plans }: SumContext): Sum | undefined {
  const [plan] = plans;
  if (!plan || plans.length > 1 || isShareOf.test(folded)) return undefined;
  if (
    !splits.test(folded) &&
    !paysPercent.test(folded) &&
    !half.test(folded) &&
    !(weights.test(folded) && asksPart.test(folded))
  )
    return undefined;
  const months = monthsAsked(folded) ?? 1;
  const uneven = unevenIn(folded);
  return uneven ? weighted(plan, months, uneven) : even(plan, months, waysIn(folded));
}

function waysIn(folded: string): number {
  for (const [expression, more] of counts) {
    const value = valueOfNumeral(expression.exec(folded)?.[1]);
    if (value + more > 1) return value + more;
  }
  return 2;
}

function unevenIn(folded: string): readonly [number, number] | undefined {
  const [, first, second] = weights.exec(folded) ?? [];
  if (first && second && Number(first) + Number(second) === 100 && first !== second)
    return [Number(first), Number(second)];
  const [, share] = percent.exec(folded) ?? [];
  return share && share !== '50' ? [Number(share), 100 - Number(share)] : undefined;
}

function even(plan: PlanId, months: number, count: number): Sum {
  const each = cents((months * monthlyPrice[plan]) / count);
  const terms = `${months > 1 ? `${months} × ` : ''}${money(monthlyPrice[plan])} ÷ ${count} = ${money(each)}`;
  const time = timeOf(months);
  return {
    en: `${marketingName[plan]} split ${count} ways is ${terms} ${time.en} each.`,
    es: `${marketingName[plan]} dividido entre ${count} es ${terms} ${time.es} para cada uno.`,
    amounts: [each],
  };
}

function weighted(plan: PlanId, months: number, shares: readonly [number, number]): Sum {
  const price = months * monthlyPrice[plan];
  const parts = shares.map((share) => cents((price * share) / 100));
  const [first, second] = shares.map(
    (share, index) => `${share}% is ${money(price)} × ${share} ÷ 100 = ${money(parts[index] ?? 0)}`,
  );
  const time = timeOf(months);
  return {
    en: `Of ${marketingName[plan]}, ${first} ${time.en}, and ${second}.`,
    es: `Con ${marketingName[plan]}, el ${first?.replace(' is ', ' es ')} ${time.es}, y el ${second?.replace(' is ', ' es ')}.`,
    amounts: parts,
  };
}
