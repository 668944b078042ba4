import { planIds } from '../../app/facts/prices.ts';
import type { PlacePlan } from '../understand/place-plans.ts';
import type { Frame, Item } from './frame.ts';
import type { PlansByPlace } from './sum.ts';

/** Plans of several locations after a message that changes some of them. */
export function withPlaces(all: PlansByPlace, changed: readonly PlacePlan[]): PlansByPlace {
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
