import type { PlanId } from '../../app/facts/prices.ts';
import type { Frame, Item } from './frame.ts';
import { planNamed, planWord } from './plan-word.ts';
import type { Reading } from './reading.ts';

/** The plans of a frame: those of the message, beside or in the place of those before. */
export function withPlans(merged: Frame, last: Frame, told: Reading): Frame {
  const { plans, items, text } = told;
  const swapped = insteadOf(last, told) ?? flipped(last, text) ?? dropped(last, text);
  if (swapped) return { ...merged, ...swapped };
  if (items)
    return {
      ...merged,
      items,
      plans,
      count: undefined,
      rival: merged.ask === 'compare' ? last.rival : undefined,
    };
  const [plan, ...others] = plans;
  // A new budget asks again which plan it is enough for.
  if (!plan && merged.ask === 'fits' && told.budget)
    return { ...merged, plans: /\b(?:it|that|this|eso|lo)\b/.test(text) ? last.plans : [] };
  if (!plan) {
    const more = oneMore.test(text) ? placeItems(last, told, last.plans[0]) : undefined;
    return more ? { ...merged, items: more, count: undefined } : merged;
  }
  if (others.length > 0) return { ...merged, plans, items: undefined, rival: undefined };
  const isCompared = merged.ask === 'compare';
  if (isCompared && (last.items || last.ways || last.count))
    return {
      ...merged,
      rival: plan,
      rivalCount: justOne.test(text) ? 1 : told.count,
      count: last.count,
      ...(!last.items && { plans: last.plans }),
    };
  if (isCompared && last.plans.length === 1 && last.plans[0] !== plan)
    return { ...merged, plans: [...last.plans, plan] };
  const isAll = forAll.test(text) && last.items !== undefined;
  const added = isAll
    ? undefined
    : (placeItems(last, told, plan) ?? movedItems(last, told, plan) ?? itemsWith(last, told, plan));
  if (added) return { ...merged, items: added, months: undefined, count: undefined, plans: [] };
  if (last.items && last.items.length > 1 && insteadAlone.test(text) && !forAll.test(text))
    return { ...merged, items: replaced(last.items, plan) };
  // `all on Dominate`, after different plans by location
  const places = last.items?.reduce((sum, { times = 0 }) => sum + times, 0);
  const count = places && forAll.test(text) ? places : merged.count;
  const phased = last.items?.reduce((sum, { months = 0 }) => sum + months, 0);
  const months = phased && forAll.test(text) ? phased : merged.months;
  return { ...merged, plans, items: undefined, rival: undefined, count, months };
}

const insteadAlone = /\binstead\b|\ben vez\b/;
const justOne = /\b(?:just|only|a single|solo) (?:one|1|un)\b|\bone (?:starter|pro|dominate)\b/;
const forAll = /\b(?:all|whole|entire|throughout|every|each|everywhere|both|tod[oa]s|amb[oa]s)\b/;

const adds =
  /^(?:(?:and|y|so|ok) )*(?:then|plus|luego|despues|add|another)\b|\b(?:rest|remaining|other|dead|off|resto|demas) (?:of|\d|months|del?|ano)\b|\bthe rest\b/;

const replaced = (items: readonly Item[], plan: PlanId) =>
  items.map((one, index) => (index === items.length - 1 ? { ...one, plan } : one));

/** `and the other 3 on Starter`, after 9 months of Pro. */
function itemsWith(last: Frame, told: Reading, plan: PlanId): Item[] | undefined {
  const [before] = last.plans;
  const { months } = last;
  if (!before || last.plans.length > 1 || last.items || !months || months > 24) return undefined;
  const isRest = /\b(?:rest|resto|remaining|remainder)\b/.test(told.text);
  // `then Pro til December`, after 4 months
  const until = told.item?.until && told.item.until - months;
  const number = isRest ? 12 - months : (told.months ?? told.bare ?? until);
  if (!number || number < 1 || before === plan) return undefined;
  // After 6 months of Starter, `and Pro for 6 months` asks a new question.
  const isWhole = months + number === 12 && months !== number;
  if (!isWhole && !adds.test(told.text)) return undefined;
  return [
    { plan: before, months },
    { plan, months: number, ...(isRest && { isRest: true as const }) },
  ];
}

const oneMore =
  /\b(?:plus|and|add|y|mas) (?:one|another|1|uno|otro)(?: more)?\b|\bone more\b|\buno mas\b/;
const addsPlace =
  /\b(?:plus|add|another|on top|one more|also|(?<!\b(?:el|la) )otr[oa]|agrega\w*|sum\w+)\b|^(?:and|y) (?:an?|one|un|una)\b/;

/** `plus a Pro`, after two of Starter. */
function placeItems(last: Frame, told: Reading, plan: PlanId | undefined): Item[] | undefined {
  const [before] = last.plans;
  const isPhase = last.months && last.months !== 12 && !last.count;
  if (!plan || isPhase || last.ask !== 'price' || !addsPlace.test(told.text) || last.ways)
    return undefined;
  const items = last.items ?? (before ? [{ plan: before, times: last.count ?? 1 }] : []);
  if (items.length === 0 || items.some(({ months }) => months !== undefined)) return undefined;
  const number = told.bare ?? 1;
  const own = items.find((one) => one.plan === plan);
  return own
    ? items.map((one) => (one === own ? { ...one, times: (one.times ?? 1) + number } : one))
    : [...items, { plan, times: number }];
}

/** `Pro starts in June instead`, `4 months of Starter`: another number for one of several plans. */
function movedItems(last: Frame, { item }: Reading, plan: PlanId): Item[] | undefined {
  const { items } = last;
  const at = items?.findIndex((one) => one.plan === plan) ?? -1;
  if (!items || at < 0 || !item || (item.number === undefined && item.from === undefined))
    return undefined;
  if (items.some(({ months }) => months === undefined))
    return item.number === undefined
      ? undefined
      : items.map((one, index) => (index === at ? { ...one, times: item.number ?? 1 } : one));
  const whole = items.reduce((sum, one) => sum + (one.months ?? 0), 0);
  const changed = item.from !== undefined ? at - 1 : at;
  const months = item.from !== undefined ? item.from - 1 : item.number;
  if (changed < 0 || items.length !== 2 || !months || months >= whole) return undefined;
  return items.map(({ plan: one }, index) =>
    index === changed ? { plan: one, months } : { plan: one, months: whole - months, isRest: true },
  );
}

/** `flip that`: the other plan first */
export const flips =
  /\b(?:flip|swap|reverse|switch) (?:that|it|them|em|those)(?: around)?\b|\bother way (?:a)?round\b|\bal reves\b/;
/** `if I only drop the blogger`: the other bills stay. */
export const onlyDrops =
  /\b(?:only|just|solo) (?:drop|ditch|cancel|cut|replace|lose|quito|cancelo|dejo)\b|\b(?:drop|ditch|cut|replace) (?:only|just)\b/;

const drops = new RegExp(
  `\\b(?:clos\\w+|drop\\w*|los\\w+|skip\\w*|remov\\w+|cut\\w*|without|cerr\\w+|cierr\\w+|quit\\w+|sin) (?:the |my |el |la )?${planWord} (?:one|shop|store|location|office|local|sucursal)\\b`,
);

/** `what if we close the Starter one`: the other locations stay. */
function dropped({ items }: Frame, text: string): Partial<Frame> | undefined {
  const plan = planNamed(drops.exec(text)?.[1]);
  const others = items?.filter((one) => one.plan !== plan) ?? [];
  const [one] = others;
  if (!plan || !one || others.length === items?.length) return undefined;
  return others.length > 1
    ? { items: others }
    : { items: undefined, plans: [one.plan], count: one.times };
}

function flipped({ items }: Frame, text: string): Partial<Frame> | undefined {
  const [one, other, ...more] = items ?? [];
  if (!one || !other || more.length > 0 || !flips.test(text)) return undefined;
  return {
    items: [
      { ...one, plan: other.plan },
      { ...other, plan: one.plan },
    ],
  };
}

/** `Dominate instead of Pro` */
function insteadOf(last: Frame, { text }: Reading): Partial<Frame> | undefined {
  const [, isOne, swapped, by] = swap.exec(text) ?? [];
  const [, next = by, old = swapped] = instead.exec(text) ?? [];
  const [plan, before] = [planNamed(next), planNamed(old)];
  if (!plan || !before) return undefined;
  const replaced = (one: PlanId) => (one === before ? plan : one);
  const split = isOne && oneSwapped(last, before, plan);
  if (split) return { items: split, plans: [] };
  return last.items
    ? { items: last.items.map((one) => ({ ...one, plan: replaced(one.plan) })), plans: [] }
    : { plans: last.plans.includes(before) ? last.plans.map(replaced) : [plan] };
}

/** `swap one of the Pros for Starter`: one of several locations of a plan. */
function oneSwapped({ items, plans, count }: Frame, old: PlanId, plan: PlanId): Item[] | undefined {
  const all = items ?? plans.slice(0, 1).map((one) => ({ plan: one, times: count ?? 1 }));
  const from = all.find((one) => one.plan === old);
  const { times = 1 } = from ?? {};
  if (times < 2) return undefined;
  const others = all.map((one) => (one === from ? { ...one, times: times - 1 } : one));
  const to = others.find((one) => one.plan === plan);
  return to
    ? others.map((one) => (one === to ? { ...one, times: (one.times ?? 1) + 1 } : one))
    : [...others, { plan, times: 1 }];
}

/** `swap the Starter for a Pro` */
export const swap = new RegExp(
  `\\b(?:swap|switch|trade|change|exchange|cambi\\w+) (?:out )?(one of (?:the |my |those )?|un[oa] de (?:los |las )?)?(?:the |my |el |la )?${planWord}s? (?:one |plan )?(?:for|to|with|into|por|a) (?:a |an |the |un |el )?${planWord}\\b`,
);
const instead = new RegExp(
  `\\b${planWord} (?:instead of|rather than|en vez (?:de|del)|en lugar (?:de|del)) (?:the |el )?${planWord}\\b`,
);
