import type { PlanId } from '../../app/facts/prices.ts';
import type { Item } from './frame.ts';
import { type Event, eventsIn } from './item-events.ts';
import { period } from './time.ts';

/**
 * Plans that a folded text gives to locations (`two shops on Starter, the third on Pro`) or to months that
 * follow each other (`3 months of Starter, then Pro`); undefined unless there are two of different plans.
 */
export function itemsIn(folded: string, owned?: number): Item[] | undefined {
  const { drafts, whole, isMonths, said } = readClauses(folded);
  const isTold = said || (folded.match(placed)?.length ?? 0) > 1;
  if (new Set(drafts.map(({ plan }) => plan)).size < 2 || !isTold) return undefined;
  return isMonths ? phases(drafts, whole, folded) : parts(drafts, owned ?? whole);
}

/** `showroom on Dominate, outlet on Starter` */
const placed =
  /(?:^|[,;.] ?|\b(?:and|y) )(?:the |my |our |la |el |mi )?(?!(?:i|we|it|you|is|was|plan|month|year|save|how|what)\b)[a-z]{3,} (?:on|with|gets|en|con) (?:the |el )?(?:starter|pro|dominate)\b/g;

/** What a text says of the only plan that it names. */
export function draftOf(folded: string): Draft | undefined {
  const { drafts } = readClauses(folded);
  const [one] = drafts;
  return drafts.length === 1 ? one : undefined;
}

/** Connects plans, so that what is said of one is not said of the next. */
const connector =
  /[,;.?:]|\b(?:and|then|plus|but|while|followed by|after that|afterwards|y|luego|pero|mas|mientras)\b|[&+]/;

/** A plan with what was said of it, before it is known whether its number counts months or locations. */
export interface Draft {
  plan: PlanId;
  number?: number;
  isRest?: true;
  /** The month, from 1, in which it begins, and the last one. */
  from?: number;
  until?: number;
}

interface Clauses {
  drafts: Draft[];
  /** All months or locations, if a clause without a plan tells them. */
  whole?: number;
  isMonths: boolean;
  /** Whether any number was told. */
  said: boolean;
}

function readClauses(folded: string): Clauses {
  const drafts: Draft[] = [];
  let waiting: Event[] = [];
  let whole: number | undefined;
  const events = folded.split(connector).map(eventsIn);
  const kinds = new Set(events.flat().map(({ kind }) => kind));
  for (const clause of events.flatMap(perPlan)) {
    const plan = clause.find((event) => event.kind === 'plan')?.plan;
    const all = clause.filter((event) => event.kind !== 'plan');
    // `of my 3 shops two on Starter`
    const [first, ...later] = all.filter(({ kind }) => /^(?:places|number)$/.test(kind));
    const isOfAll = plan && first && later.some(({ value = 0 }) => value < (first.value ?? 0));
    if (isOfAll) whole = first.value;
    const others = isOfAll ? all.filter((event) => event !== first) : all;
    whole = others.find(({ kind }) => kind === 'whole')?.value ?? whole;
    const last = drafts.at(-1);
    if (plan) {
      const own = saidOf(others);
      // `5 shops, 2 on Pro and the rest on Starter`
      if (isBare({ plan, ...own })) Object.assign(own, saidOf(waiting));
      else whole = waiting.find(({ kind }) => kind !== 'plan')?.value ?? whole;
      drafts.push({ plan, ...own });
      waiting = [];
    } else if (last && isBare(last)) Object.assign(last, saidOf(others));
    else if (others.length > 0) {
      if (last) whole = others.find(({ kind }) => /months|places/.test(kind))?.value ?? whole;
      waiting = others;
    }
  }
  return {
    drafts,
    ...(whole !== undefined && { whole }),
    isMonths: kinds.has('months') || kinds.has('from') || kinds.has('until'),
    said: drafts.some((draft) => !isBare(draft)),
  };
}

const isBare = ({ number, isRest, from, until }: Draft) =>
  number === undefined && !isRest && from === undefined && until === undefined;

/** A clause of several plans in pieces of one: `6 months starter 6 months pro`. */
function perPlan(clause: Event[]): Event[][] {
  if (clause.filter(({ kind }) => kind === 'plan').length < 2) return [clause];
  const pieces: Event[][] = [[]];
  const numberFirst = clause[0]?.kind !== 'plan';
  for (const event of clause) {
    const piece = pieces.at(-1) ?? [];
    const hasPlan = piece.some(({ kind }) => kind === 'plan');
    if (hasPlan && (event.kind === 'plan' || numberFirst)) pieces.push([event]);
    else piece.push(event);
  }
  return pieces;
}

function saidOf(events: readonly Event[]): Omit<Draft, 'plan'> {
  const number = (
    events.find(({ kind }) => kind === 'months') ??
    events.find(({ kind }) => kind === 'places') ??
    events.find(({ kind }) => kind === 'number') ??
    events.find(({ kind }) => kind === 'one')
  )?.value;
  const from = events.find(({ kind }) => kind === 'from')?.value;
  const until = events.find(({ kind }) => kind === 'until')?.value;
  return {
    ...(number !== undefined && { number }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
    ...(events.some(({ kind }) => kind === 'rest') && { isRest: true }),
  };
}

function phases(drafts: Draft[], told: number | undefined, folded: string): Item[] | undefined {
  const isYear = drafts.some(({ isRest }) => isRest) || period.year.test(folded);
  const whole = told ?? (isYear ? 12 : undefined);
  const turning = drafts.find(({ from }) => from !== undefined);
  let last = 0;
  const items = drafts.map(({ plan, number, isRest, from, until }): Item => {
    if (number === undefined && until !== undefined) {
      const months = until - last;
      last = until;
      return { plan, months };
    }
    if (from !== undefined && number === undefined) return { plan, isRest: true };
    last += number ?? 0;
    if (number !== undefined) return { plan, months: number };
    if (turning?.from && !isRest) return { plan, months: turning.from - 1 };
    return { plan, isRest: true };
  });
  if (items.filter(({ isRest }) => isRest).length > 1) return undefined;
  return items.every(({ months = 1 }) => Number.isInteger(months) && months > 0 && months <= 60)
    ? withRest(items, whole)
    : undefined;
}

/** The plan that has the rest of some months; one that has no end keeps no number. */
export function withRest(items: readonly Item[], whole: number | undefined): Item[] | undefined {
  const open = items.find(({ isRest }) => isRest);
  if (!open) return [...items];
  if (!whole) return items.at(-1) === open ? [...items] : undefined;
  const rest =
    whole - items.reduce((sum, item) => sum + (item === open ? 0 : (item.months ?? 0)), 0);
  return rest > 0
    ? items.map((item) => (item === open ? { ...item, months: rest } : item))
    : undefined;
}

function parts(drafts: Draft[], whole: number | undefined): Item[] | undefined {
  const known = drafts.reduce((sum, { number, isRest }) => sum + (isRest ? 0 : (number ?? 1)), 0);
  const rest = (whole ?? 0) - known;
  const open = drafts.filter(({ isRest }) => isRest);
  if (open.length > 1 || (open.length === 1 && rest < 1)) return undefined;
  return drafts.map(({ plan, number, isRest }) => ({
    plan,
    times: isRest ? rest : (number ?? 1),
    ...(isRest && { isRest }),
  }));
}
