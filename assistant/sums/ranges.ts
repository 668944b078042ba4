import { isOurs } from './amounts.ts';

/** A folded text with a range of amounts, read once with its lower and once with its upper end. */
interface AmountRange {
  low: number;
  high: number;
  /** The text with the lower end alone. */
  lowText: string;
  highText: string;
}

const noMoney =
  '(?:posts?|blogs?|keywords?|people|employees|days?|hours?|hrs?|minutes|years?|months?|weeks?|times|customers|clients|jobs|leads|locations?|stores?|shops?|miles|sq|reviews|followers|am|pm|%)';
const range = new RegExp(
  `(?:\\bbetween |\\bfrom |\\bentre |\\bde )?(?<![\\d·:/-])(\\$ ?)?(\\d{1,6}(?:·\\d+)?)(?: (?:dollars|bucks))? ?(?:-|–|to|and|or|a|y|o) ?(\\$ ?)?(\\d{1,6})(?![\\d·:/-])( ?(?:dollars|bucks|dolares|usd))?(?! ?${noMoney}\\b)`,
);

/** The range of amounts that a folded text names: `1200-1500 a month`, `between 4 and 500`. */
export function rangeIn(folded: string): AmountRange | undefined {
  const [whole, firstSign, first, secondSign, second, word] = range.exec(folded) ?? [];
  if (!whole || !first || !second) return undefined;
  const high = Number(second);
  const bare = Number(first.replace('·', '.'));
  // `4 to 500` is short for four hundred, `1-2000` for one thousand.
  const scale = high >= 1000 && high % 1000 === 0 ? 1000 : high % 100 === 0 ? 100 : 1;
  const low = bare < 20 && high >= 100 ? bare * scale : bare;
  const isJoined = /\b(and|or|y|o)\b/.test(whole) && !/^(between|entre)/.test(whole);
  const isMoney = Boolean(firstSign || secondSign || word) || high >= 100;
  if (!isMoney || low >= high || low < 5 || low + high === 100) return undefined;
  // `297 or 497` are two prices, `1000 a month and 400` two bills.
  if (isOurs(high) || isOurs(low) || (isJoined && (high > 3 * low || bare === low))) {
    if (!/^(between|entre)/.test(whole)) return undefined;
  }
  const text = (value: number) => folded.replace(whole, ` $${value} `).replace(/\s+/g, ' ').trim();
  return { low, high, lowText: text(low), highText: text(high) };
}
