import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice, type PlanId, planIds } from '../../app/facts/prices.ts';
import { planNamed } from './plan-word.ts';

/** A folded text in which each plan that is named by its size or price has its name: `the big one` as `dominate`. */
export const withPlansNamed = (text: string): string => {
  const folded = text.replace(bigPlace, (_, plan: string, count?: string) =>
    count ? `${plan} ${count} others ` : `${plan} the other `,
  );
  return planIds.reduce(
    (text, plan) =>
      (setsApart.test(folded) ? text.replace(bare[plan], nameOf(plan)) : text).replace(
        mentions[plan],
        nameOf(plan),
      ),
    folded,
  );
};

/** `Pro for the big one`, one of several locations */
const bigPlace =
  /\b((?:starter|pro|dominate) (?:for|at|on|in|en|para)) (?:the |my |el |la |mi )(?:(two|three|four|2|3|4) )?(?:big\w*|small\w*|main|little|larg\w+|grande|chic[oa]|principal)(?: ones?| uno| una)?\b ?/g;

/** `the gap between mid and top` */
const setsApart = /\b(?:between|gap|diff\w*|entre|vs|versus|diferencia)\b/;

/** The plans that such a text names, in its order, each as often as it is named. */
export const plansNamed = (folded: string): PlanId[] =>
  [...folded.matchAll(/\b(starter|pro|growth|dominate|enterprise)s?\b/g)].flatMap(
    ([, word]) => planNamed(word) ?? [],
  );

const nameOf = (plan: PlanId) => marketingName[plan].toLowerCase();
const noun = '(?:ones?|1|plans?|tiers?|packages?|levels?|options?|versions?|uno)';
const place =
  '(?:locations?|stores?|shops?|offices?|places?|sites?|trucks?|jobs?|months?|year|week|salon|gym|agency|guy|diff\\w*|number|picture|local|tienda|sucursal|taller|city|town|thing)';
const sizes: Record<PlanId, string> = {
  starter:
    'cheap|small|little|lil|low|basic|bottom|entry[- ]level|chico|chiquito|chica|pequeno|barato|baratito|basico|economico|sencillo',
  growth: 'mid|middle|midle|medium|mediano|intermedio|medio',
  enterprise:
    'big|top|large|high|full|premium|expensive|pricey|fancy|grande|caro|completo|grandote',
};
const superlatives: Record<PlanId, string> = {
  starter: 'cheapest|smallest|littlest|lowest',
  growth: 'medium|midsize',
  enterprise: 'biggest|largest|highest|priciest|most expensive',
};

const mentionsOf = (plan: PlanId) =>
  new RegExp(
    `\\b(?:the |your |ur |a |el |del |al |un )?(?:mas )?(?:${sizes[plan]}|${superlatives[plan]})(?: priced| sized)? ${noun}\\b` +
      `|\\b(?:the|your|ur|el|del|al|lo) (?:mas )?(?:${sizes[plan]}|${superlatives[plan]})\\b(?! ${place}\\b)` +
      `|\\b(?:${superlatives[plan]})\\b(?! ${place}\\b)` +
      `|\\bmas (?:${sizes[plan]})\\b(?! que)` +
      `|(?<![\\d·])\\$?${monthlyPrice[plan]} (?:a month |dollar )?${noun}\\b` +
      `|\\b(?:the|your) \\$?${monthlyPrice[plan]}\\b(?! (?:dollars|bucks))` +
      `|\\b(?:el|del|al) (?:de )?\\$?${monthlyPrice[plan]}\\b` +
      `|\\b(?:el |del |al )?plan (?:mas )?(?:${sizes[plan]})\\b` +
      `|(?<=\\b(?:back|down|up|drop|go|switch|bump) (?:down |up |back )?(?:to|at) )(?:the )?\\$?${monthlyPrice[plan]}\\b` +
      (plan === 'growth' ? '|\\b(?:el|del) (?:del|de en) medio\\b' : ''),
    'g',
  );
const bareOf = (plan: PlanId) =>
  new RegExp(
    `\\b(?:the )?(?:${sizes[plan]}|${superlatives[plan]})\\b(?! ${place}\\b| ${noun}\\b)`,
    'g',
  );
const bare: Record<PlanId, RegExp> = {
  starter: bareOf('starter'),
  growth: bareOf('growth'),
  enterprise: bareOf('enterprise'),
};
const mentions: Record<PlanId, RegExp> = {
  starter: mentionsOf('starter'),
  growth: mentionsOf('growth'),
  enterprise: mentionsOf('enterprise'),
};
