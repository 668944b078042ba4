import { monthlyPrice, planIds } from '../../app/facts/prices.ts';
import { inDigits, periodsInFull } from './numbers.ts';
import { type Bill, cents, money } from './sum.ts';

/**
 * What the visitor pays somebody else a month, in dollars, by a folded text; a weekly or yearly amount
 * is converted. A budget or a plan's own price is no bill.
 */
export function billIn(text: string): Bill | undefined {
  // A year is no amount.
  const folded = periodsInFull(inDigits(text)).replace(
    /(?<!\$ ?)\b20[23]\d\b(?! ?(a|per|al|por|dollars|bucks)\b)/g,
    ' ',
  );
  if (
    /\b(budget|afford|hidden|onboarding|set ?up fee|upfront|up front|deposit|you (guys )?(charge|cost)|get for|get (\w+ ){0,3}for|presupuesto)\b/.test(
      folded,
    )
  )
    return undefined;
  const wages = hourlyBill(folded);
  if (wages) return wages;
  // `so Pro costs 20 dollars` is a claim about us.
  if (
    /\b(starter|pro|growth|dominate|enterprise|it|that)( plan)? (is|costs?|was|runs|goes for|cuesta|vale|sale) (only |just |solo |(less|more|cheaper) than |under |over |about |like |around |menos de |mas de |como )*\$? ?\d/.test(
      folded,
    )
  )
    return undefined;
  const match =
    /\b(?:freelancer|guy|girl|agency|nephew|contractor|company|someone|person|yelp|thumbtack|angi|groupon|hibu|thryv|scorpion|godaddy|wix|squarespace|agencia|independiente|sobrino)\b.{0,40}?(?:for|is|at|charging|por|de)? ?\$? ?(\d{3,5}(?:·\d+)?)(k?)\b(.{0,30})/.exec(
      folded,
    ) ??
    // `vs the 900 i pay now`
    /\$? ?\b(\d{3,5})(k?) ?(?:dollars |bucks |dolares )?(?:that )?(?:i pay|we pay|i'?m paying|we'?re paying|que pago|que pagamos)\b(.{0,30})/.exec(
      folded,
    ) ??
    // `nine hundred a month is what I pay`, `I'm at 650 a month with a freelancer`
    /\$? ?\b(\d{3,5})(k?) ?(?:dollars|bucks|usd|dolares)? ?(?:\/|a|per|al|por) ?(?:month|mes)\b(?=.{0,20}\b(?:pay|paying|pago|pagamos|pagando|to (?:a|my|our)|with (?:a|my|our)|con un|con una)\b)(.{0,30})/.exec(
      folded,
    ) ??
    // `150 a week to my marketing girl`
    /\$? ?\b(\d{2,5})(k?)( ?(?:dollars|bucks|dolares)? ?(?:\/|a|per|each|a la|por) ?(?:week|semana|year|ano)) (?:to (?:a|my|our|the)|for (?:my|our)|for (?:a|some|one)(?= (?:guy|girl|kid|lady|person|freelancer|agency|va)\b)|a (?:mi|un|una)|para mi) \w+/.exec(
      folded,
    ) ??
    /\b(?:currently|right now|i'?m at|we'?re at|ahora|ahorita|actualmente) (?:it'?s |its |it is |es )?\$? ?(\d{3,5})(k?)( ?(?:dollars|bucks|dolares)? ?(?:\/|a|per|al|por) ?(?:month|mes|week|semana|year|ano)\b)/.exec(
      folded,
    ) ??
    /\b(?:at|for|a|por) \$ ?(\d{3,5})(k?) (?:a|per|al|por) (?:month|mes)\b(?=.*\b(?:current|now|save|person|switch|ahorr\w+|ahora)\b)(.{0,30})/.exec(
      folded,
    ) ??
    /\b(?:a|an|with a|un|una|de) \$?(\d{3,5})(k?) (?:a month |al mes )?(?:freelancer|agency|guy|contractor|agencia|independiente)\b(.{0,30})/.exec(
      folded,
    ) ??
    /\b(?:pay|paying|paid|spend|spending|charges?|charging|costs?|bill|bills|quoted|quote|pago|pagamos|pagando|gasto|gastamos|cobra[n]?|cuesta|costs us|costing|shell out|shelling out)\b.{0,45}?\$?\s?(\d{2,6}(?:·\d+)?)(k?)\b(?! ?(?:posts?|keywords?|people|employees|days?|hours?|years|locations|months|dias|horas|meses|percent|%))(.{0,30})/.exec(
      folded,
    );
  if (!match?.[1]) return undefined;
  const amount = Number(match[1].replace('·', '.')) * (match[2] ? 1000 : 1);
  const after = match[3] ?? '';
  if (planIds.some((plan) => monthlyPrice[plan] === amount)) return undefined;
  if (/^\s*(dollars|bucks|dolares|usd)?\s*(a|per|each|every|\/|al|por)\s*(day|dia)/.test(after))
    return undefined;
  if (
    /^\s*(dollars|bucks|dolares|usd)?\s*(a|per|each|every|\/|al|por)\s*(year|ano|annum)/.test(after)
  )
    return { amount: cents(amount / 12), terms: `${money(amount)} ÷ 12` };
  if (
    /^\s*(dollars|bucks|dolares|usd)?\s*(a|per|each|every|\/|a la|por)\s*(week|semana)/.test(after)
  )
    return { amount: cents((amount * 52) / 12), terms: `52 × ${money(amount)} ÷ 12` };
  return { amount };
}

/** `18 an hour, 20 hours a week` */
function hourlyBill(folded: string): Bill | undefined {
  const [, rate] =
    /\$? ?\b(\d{1,3})(?: ?(?:dollars|bucks|usd|dolares|pesos))? ?(?:an|per|the|a|\/|la|por|x) ?(?:hour|hr|hora)\b/.exec(
      folded,
    ) ?? [];
  const [, count, unit] =
    /\b(\d{1,3}) ?(?:hours|hrs|horas) ?(?:a|per|each|every|\/|al|a la|por|cada)? ?(week(?:ly)?|month(?:ly)?|mes|semana|semanal\w*|mensual\w*)\b/.exec(
      folded,
    ) ?? [];
  if (!rate || !count) return undefined;
  const [price, hours] = [Number(rate), Number(count)];
  return /week|semana/.test(unit ?? '')
    ? { amount: cents((price * hours * 52) / 12), terms: `${hours} × ${money(price)} × 52 ÷ 12` }
    : { amount: price * hours, terms: `${hours} × ${money(price)}` };
}
