import { type PlanId, planIds } from '../../app/facts/prices.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import type { PlacePlan } from '../understand/place-plans.ts';
import type { Frame, Item } from './frame.ts';
import type { PlansByPlace } from './sum.ts';

/** What the conversation told before a message. */
interface Told {
  lastSum?: Frame | undefined;
  plan?: PlanId;
  byPlace?: PlansByPlace | undefined;
}

/** Plans of several locations after a message: all get one, or some get another. */
export function byPlaceAfter(
  state: Told,
  { plans, placePlans, folded }: Pick<Meaning, 'plans' | 'placePlans' | 'folded'>,
  owned: number | undefined,
  told: number | undefined,
): PlansByPlace | undefined {
  const { lastSum, plan: talkedAbout } = state;
  // `make it 4`, after a price for three
  const isOther = lastSum?.count && lastSum.plans.length === 1 && !lastSum.items;
  const count = isOther ? lastSum.count : owned;
  const byPlace = isOther && state.byPlace?.count !== count ? undefined : state.byPlace;
  const [plan] = plans;
  const all = plan ?? talkedAbout;
  if (placePlans.length > 0 && (!told || byPlace?.count === told)) {
    const base =
      byPlace ?? (count && talkedAbout ? { count, plan: talkedAbout, others: [] } : undefined);
    return base && withPlaces(base, placePlans);
  }
  const isForAll = told !== undefined || (count !== undefined && plan && forAll.test(folded));
  return isForAll && all && count ? { count, plan: all, others: [] } : byPlace;
}

const forAll =
  /\b(all|each|every|everywhere|both|tod[oa]s|cada|amb[oa]s|(?:los|las) (?:dos|tres))\b/;

/** Plans of several locations after a message that changes some of them. */
function withPlaces(all: PlansByPlace, changed: readonly PlacePlan[]): PlansByPlace {
  const isNew = (place: string) => changed.every((one) => one.place !== place);
  const others = [...all.others.filter(({ place }) => isNew(place)), ...changed];
  const total = others.reduce((sum, { times }) => sum + times, 0);
  return total > all.count ? all : { ...all, others };
}

/** A frame of locations with different plans, which are compared with one plan at all of them. */
export const framePlaces = (frame: Frame, all: PlansByPlace): Frame => ({
  ...frame,
  ask: frame.ask === 'compare' || frame.ask === 'save' ? 'compare' : 'price',
  plans: [],
  items: itemsOf(all),
  rival: all.plan,
  count: undefined,
});

/** How many locations have each plan, from the largest plan down. */
function itemsOf({ count, plan, others }: PlansByPlace): Item[] {
  const changed = others.reduce((sum, { times }) => sum + times, 0);
  return planIds.toReversed().flatMap((id): Item[] => {
    const own = others.filter((one) => one.plan === id).reduce((sum, { times }) => sum + times, 0);
    const times = own + (id === plan ? count - changed : 0);
    return times > 0 ? [{ plan: id, times }] : [];
  });
}
