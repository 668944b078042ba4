import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice, type PlanId, planIds } from '../../app/facts/prices.ts';
import { list } from '../../app/facts/site.ts';
import { listEs } from '../facts/spanish.ts';
import type { PlacePlan } from '../understand/place-plans.ts';
import { money } from './shown.ts';
import type { PlansByPlace, Sum, SumContext } from './sum.ts';
import { period } from './time.ts';

/** Plans of several locations after a message that changes some of them. */
export function withPlaces(all: PlansByPlace, changed: readonly PlacePlan[]): PlansByPlace {
  const isNew = (place: string) => changed.every((one) => one.place !== place);
  const others = [...all.others.filter(({ place }) => isNew(place)), ...changed];
  const total = others.reduce((sum, { times }) => sum + times, 0);
  return total > all.count ? all : { ...all, others };
}

/** How many locations have each plan, from the largest plan down. */
function counts({ count, plan, others }: PlansByPlace): [PlanId, number][] {
  const changed = others.reduce((sum, { times }) => sum + times, 0);
  return planIds.toReversed().flatMap((id): [PlanId, number][] => {
    const own = others.filter((one) => one.plan === id).reduce((sum, { times }) => sum + times, 0);
    const times = own + (id === plan ? count - changed : 0);
    return times > 0 ? [[id, times]] : [];
  });
}

const monthOf = (all: PlansByPlace) =>
  counts(all).reduce((sum, [plan, times]) => sum + times * monthlyPrice[plan], 0);
const asksSaving =
  /\b(sav\w+|adds?|cheaper|less|more|extra|difference|diff|ahorr\w+|menos|mas|diferencia)\b/;

/** What locations with different plans cost together, or what that saves: `2 × $497 + $297 = $1,291`. */
export function plansByPlace(
  folded: string,
  { byPlace, changesPlace, afterByPlace }: SumContext,
): Sum | undefined {
  if (!byPlace || byPlace.others.length === 0) return undefined;
  if (changesPlace) return together(byPlace);
  if (!afterByPlace) return undefined;
  if (asksSaving.test(folded)) return saved(byPlace);
  return period.year.test(folded) ? together(byPlace) : undefined;
}

function together(all: PlansByPlace): Sum {
  const month = monthOf(all);
  const parts = counts(all);
  const terms = parts
    .map(([plan, times]) => `${times > 1 ? `${times} × ` : ''}${money(monthlyPrice[plan])}`)
    .join(' + ');
  const names = parts.map(([plan, times]) => `${times} ${marketingName[plan]}`);
  const year = `12 × ${money(month)} = ${money(12 * month)}`;
  return {
    en: `${list(names)} together cost ${terms} = ${money(month)} a month, or ${year} a year.`,
    es: `${listEs(names)} juntos cuestan ${terms} = ${money(month)} al mes, o ${year} al año.`,
    amounts: [month, 12 * month],
    noClaim: true,
  };
}

/** Compared with the first plan at every location. */
function saved(all: PlansByPlace): Sum | undefined {
  const [month, base] = [monthOf(all), all.count * monthlyPrice[all.plan]];
  const apart = Math.abs(base - month);
  if (apart === 0) return undefined;
  const isLess = month < base;
  const terms = `${money(Math.max(base, month))} − ${money(Math.min(base, month))} = ${money(apart)}`;
  const year = `12 × ${money(apart)} = ${money(12 * apart)}`;
  const name = `${all.count} × ${marketingName[all.plan]}`;
  return {
    en: `That ${isLess ? 'saves' : 'costs'} ${terms}${isLess ? '' : ' more'} a month, or ${year} a year, compared with ${name}.`,
    es: `Eso ${isLess ? 'ahorra' : 'cuesta'} ${terms}${isLess ? '' : ' más'} al mes, o ${year} al año, frente a ${name}.`,
    amounts: [apart, 12 * apart],
    noClaim: true,
  };
}

/** Whether a reply told what locations with different plans cost together, or save. */
export const isByPlace = (reply = ''): boolean =>
  /\d (?:Starter|Pro|Dominate) (?:together cost|juntos cuestan)|(?:compared with|frente a) \d+ × /.test(
    reply,
  );
