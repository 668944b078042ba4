import { numeral, valueOfNumeral } from './numbers.ts';

/** Expressions for the periods that a folded question asks about. */
export const period = {
  year: /\b(year|yearly|annual(?:ly|i[sz]ed)?|annum|anualizad[oa]|12 months|twelve months|ano|anual|anuales|doce meses|12 meses)\b/,
  quarter: /\b(quarter|quarterly|trimestre)\b/,
  week: /\b(per|a|each|every|por|a la|cada) (week|semana)\b|\bby (the )?week\b|\bweekly( (price|cost|rate))?$|\bweekly (price|cost|rate|ballpark|equivalent|amount|figure|total|number|basis)\b|\b(?:to|into|as) (?:a )?weekly\b|\b(ballpark|roughly|price|cost|about) (the )?weekly\b|\b(sale|cuesta|seria) la semana\b|\bsemanal\b/,
  day: /\b(per|a|each|every|by|by the|al|por|cada) (day|dia)\b|\b(divided by|over|entre) 30 days\b|\bdaily (price|cost|rate|equivalent|amount|figure|total|number|basis)\b|\b(?:to|into|as) (?:a )?daily\b|\b(ballpark|roughly) daily\b|\b(sale|cuesta|seria) el dia\b|\bdiari[oa]\b/,
};

/** How many months a folded text names, also as years; undefined for a single month or none. */
export function monthsIn(folded: string): number | undefined {
  const times = new RegExp(
    `\\b(?:times|por) ${numeral}\\b(?! ?(?:years?|months?|weeks?|days?|anos?|meses|mes|semanas?|dias?)\\b)`,
  ).exec(folded);
  if (times && valueOfNumeral(times[1]) > 1) return valueOfNumeral(times[1]);
  const found = new RegExp(`\\b${numeral}[- ]?(?:months?|meses)\\b`).exec(folded);
  if (found) {
    const count = valueOfNumeral(found[1]);
    return count > 1 ? count : undefined;
  }
  const years = new RegExp(`\\b${numeral} (?:years|anos)\\b`).exec(folded);
  if (years && valueOfNumeral(years[1]) > 1) return 12 * valueOfNumeral(years[1]);
  return undefined;
}
