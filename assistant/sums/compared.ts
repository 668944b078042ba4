import { marketingName } from '../../app/facts/plans.ts';
import { planIds } from '../../app/facts/prices.ts';
import { costOf, inFrame, nameOf, spanOf, timeIn, wholeOf } from './cost.ts';
import {
  amount,
  apart,
  type Expression,
  minus,
  plus,
  priceOf,
  shown,
  times,
  told,
} from './expression.ts';
import type { Bill, Frame } from './frame.ts';
import { cents, money, sentence, timeOf } from './shown.ts';
import type { Sum } from './sum.ts';

/** What one plan costs more than another: `12 × ($497 − $297) = $2,400`. */
export function differenceSum(frame: Frame): Sum | undefined {
  const { plans, items, rival, ways, count = 1, rate } = frame;
  if (rival && (items || plans.length === 1)) return againstRival({ ...frame, rival });
  const [low, high, more] = planIds.filter((plan) => plans.includes(plan));
  if (!low || !high || more) return undefined;
  const months = spanOf(frame);
  const whole = times(count, times(months, minus(priceOf(high), priceOf(low))));
  const cost = inFrame(whole, frame);
  const [name, other] = [marketingName[high], marketingName[low]];
  const time = rate ? timeIn(frame) : overTime(months);
  const each = ways ? { en: ' each', es: ' para cada uno' } : { en: '', es: '' };
  const year = months === 1 && !rate ? times(12, amount(cents(cost.value))) : undefined;
  return {
    en: `${name} costs ${shown(cost)} more ${time.en}${each.en} than ${other}${year ? `, or ${shown(year)} a year` : ''}.`,
    es: `${name} cuesta ${shown(cost)} más ${time.es}${each.es} que ${other}${year ? `, o ${shown(year)} al año` : ''}.`,
    amounts: [cents(cost.value), ...(year ? [cents(year.value)] : [])],
  };
}

/** Plans of several locations or times against one plan in their place. */
function againstRival(frame: Frame & { rival: NonNullable<Frame['rival']> }): Sum | undefined {
  const { items = [], rival, rivalCount, plans } = frame;
  const places = items.reduce((sum, one) => sum + (one.times ?? 0), 0);
  const months = items.reduce((sum, one) => sum + (one.months ?? 0), 0);
  const other: Frame = {
    ...frame,
    items: undefined,
    plans: [rival],
    ...(places > 0 && { count: places }),
    ...(rivalCount && { count: rivalCount }),
    ...(months > 0 && { months }),
  };
  const [own, its] = [wholeOf(frame), wholeOf(other)];
  if (own.value === its.value || (items.length === 0 && plans[0] === rival)) return undefined;
  const whole = apart(own, its);
  const cost = inFrame(whole, frame);
  const name = nameOf(rival, { ...other, ways: undefined });
  const isLess = own.value < its.value;
  const [plan] = plans;
  const subject = plan && items.length === 0 ? nameOf(plan, frame) : { en: 'That', es: 'Eso' };
  const time = months > 0 ? { en: 'in total', es: 'en total' } : timeIn(frame);
  return {
    en: `${subject.en} costs ${shown(cost)} ${isLess ? 'less' : 'more'} ${time.en} than ${name.en}${months > 0 ? ` for ${months} months` : ''}.`,
    es: `${subject.es} cuesta ${shown(cost)} ${isLess ? 'menos' : 'más'} ${time.es} que ${name.es}${months > 0 ? ` por ${months} meses` : ''}.`,
    amounts: [cents(cost.value)],
  };
}

/**
 * What plans save, or cost, against what the visitor pays now.
 * @param tellsBill whether the sentence begins with how the bill is computed.
 */
export function savingSum(frame: Frame, bill: Bill, tellsBill = false): Sum | undefined {
  const { plans, items } = frame;
  if (plans.length === 0 && !items) return undefined;
  const frames: Frame[] = items ? [frame] : plans.map((plan) => ({ ...frame, plans: [plan] }));
  const intro = tellsBill && bill.terms ? `${bill.terms} = ${money(bill.amount)}` : undefined;
  const own = intro ? { ...bill, terms: undefined } : bill;
  const lines = frames.map((one) => savingLine(one, own));
  const sums = sentence(lines);
  const saves = lines.length === 1 ? lines[0]?.saves : undefined;
  return {
    en: `${intro ? `You pay ${intro} a month, so ` : ''}${sums.en}`,
    es: `${intro ? `Pagas ${intro} al mes, así que ` : ''}${sums.es}`,
    amounts: [...(intro ? [bill.amount] : []), ...lines.flatMap(({ amounts }) => amounts)],
    ...(saves !== undefined && { saves }),
  };
}

function savingLine(frame: Frame, bill: Bill) {
  const { plans, items, months, rate, kept } = frame;
  const [plan] = plans;
  const alone = wholeOf({ ...frame, months: undefined, rate: undefined });
  const ours = kept ? plus([ownOf(kept), alone]) : alone;
  const own = ownOf(bill);
  const saves = own.value >= ours.value;
  const name = plan && !items ? nameOf(plan, frame) : these;
  const month = inFrame(apart(own, ours), frame);
  const yearly = inFrame(overMonths(bill, ours, months ?? 12), { ...frame, rate: undefined });
  const [cost, time] = rate
    ? [month, timeIn(frame)]
    : months
      ? [yearly, overTime(months)]
      : [month, timeOf(1)];
  // `12 × $403`, where that is exactly the year
  const short = times(12, amount(cents(month.value)));
  const isExact = Math.abs(cents(short.value) - cents(yearly.value)) < 0.005;
  const tail = months || rate ? undefined : isExact ? short : yearly;
  const verb = saves ? ['saves you', 'te ahorra'] : ['costs you', 'te cuesta'];
  const more = saves ? ['', ''] : [' more', ' más'];
  return {
    en: `${name.en} ${verb[0]} ${shown(cost)}${more[0]} ${time.en}${tail ? `, or ${shown(tail)} a year` : ''}`,
    es: `${name.es} ${verb[1]} ${shown(cost)}${more[1]} ${time.es}${tail ? `, o ${shown(tail)} al año` : ''}`,
    amounts: [cents(cost.value), ...(tail ? [cents(tail.value)] : [])],
    saves,
  };
}

/** `over 6 months` */
const overTime = (months: number) =>
  months === 12 || months === 1
    ? timeOf(months)
    : { en: `over ${months} months`, es: `en ${months} meses` };

/** The difference over some months; what is paid once counts once. */
function overMonths(bill: Bill, ours: Expression, months: number): Expression {
  if (bill.once)
    return apart(plus([times(months, ownOf(bill)), amount(bill.once)]), times(months, ours));
  return bill.year && months === 12
    ? apart(told(bill.year, bill.yearTerms), times(12, ours))
    : times(months, apart(ownOf(bill), ours));
}

/** A bill by the month; its terms tell it exactly, its amount in whole cents. */
export const ownOf = ({ amount: month, terms, year }: Bill) =>
  terms ? told(year ? year / 12 : month, terms) : amount(month);

/** A plan and the bill that the visitor goes on paying. */
export function besideSum(frame: Frame, bill: Bill): Sum | undefined {
  const { items } = frame;
  const [plan] = frame.plans;
  if (!items && (!plan || frame.plans.length > 1)) return undefined;
  const phased = items?.reduce((sum, { months = 0 }) => sum + months, 0);
  const own = bill.amount > 0 ? [ownOf(bill)] : [];
  const regular = phased
    ? plus([wholeOf(frame), ...own.map((one) => times(phased, one))])
    : times(spanOf(frame), plus([...own, costOf({ ...frame, months: 1 })]));
  const cost = bill.once ? plus([regular, amount(bill.once)]) : regular;
  const isFirst = bill.once && spanOf(frame) === 1;
  const time = phased
    ? { en: 'in total', es: 'en total' }
    : isFirst
      ? { en: 'in the first month', es: 'el primer mes' }
      : timeIn(frame);
  const name = plan && !items ? { en: marketingName[plan], es: marketingName[plan] } : these;
  return {
    en: `With ${name.en} you’d be at ${shown(cost)} ${time.en}.`,
    es: `Con ${name.es} pagarías ${shown(cost)} ${time.es}.`,
    amounts: [cents(cost.value)],
  };
}

/** Several plans, by location or month, that the visitor just named. */
const these = { en: 'that', es: 'eso' };
