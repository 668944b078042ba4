import { capitalize } from '../../app/facts/plan-copy.ts';

/** A day or a time of day for a call, as visitors write it. */
const day =
  'mon(?:day)?s?|tue(?:s(?:day)?)?s?|wed(?:nesday)?s?|thu(?:rs?(?:day)?)?s?|fri(?:day)?s?|saturdays?|sundays?|sat|sun|weekdays|weekends?|today|tonight|tomorrow|tomorow|tmrw|tmw|tmr|next week|this week';
const partOfDay =
  'early|late|first thing|mornings?|afternoons?|evenings?|nights?|noon|midday|lunch(?: ?time)?|at lunch|end of day|eod|close|work|school';
const clock =
  '\\d{1,2}(?::\\d\\d)?\\s?(?:am|pm|a\\.m\\.|p\\.m\\.|ish|o.?clock)?(?!\\d|[-.\\s]?\\d{3}|\\s?(?:posts|blogs|employees|people|years|min))';
const english = [
  `(?:in the |this |any ?time |next )?(?:${day})(?:[ ,]+(?:the )?\\d{1,2}(?:st|nd|rd|th))?(?:[ ,]+(?:in the |at |around |about |by |before |after |between )?(?:${partOfDay}|${clock}(?:\\s?(?:-|to|and)\\s?${clock})?))*`,
  `(?:after|before|around|by|until|till?|between|at)\\s+(?:${clock}(?:\\s?(?:-|to|and)\\s?${clock})?|${partOfDay})(?:[ ,]+(?:on |this )?(?:${day}))?`,
  `(?:in the |this |early |late )(?:${partOfDay})`,
  '(?:mornings|afternoons|evenings|weekdays)(?: only)?',
  'asap|as soon as (?:possible|you can)|right away',
];
const diaEs =
  'hoy|ma[ñn]ana|pasado ma[ñn]ana|(?:el |los )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)|esta (?:tarde|noche|ma[ñn]ana|semana)|la pr[oó]xima semana';
const horaEs = `(?:las? )?\\d{1,2}(?::\\d\\d)?(?: ?(?:am|pm)| de la (?:ma[ñn]ana|tarde|noche))?(?!\\d|[-.\\s]?\\d{3})`;
const parteEs =
  '(?:temprano|por la (?:ma[ñn]ana|tarde|noche)|en la (?:ma[ñn]ana|tarde|noche)|al mediod[ií]a|de (?:ma[ñn]ana|tarde))';
const spanish = [
  `(?:${diaEs})(?:[ ,]+(?:${parteEs}|(?:a|despu[eé]s de|antes de|como a) ${horaEs}))*`,
  `(?:despu[eé]s|antes) (?:de|del) (?:${horaEs}|almuerzo|trabajo|mediod[ií]a)(?: (?:${diaEs}))?`,
  `a ${horaEs.replace('(?:las? )?', 'las? ')}|por la (?:ma[ñn]ana|tarde|noche)|en la (?:tarde|noche)`,
];
const expression = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...english, ...spanish].join('|')})(?![\\p{L}\\d])`,
  'giu',
);

/**
 * When a visitor would like to be called, as they typed it: `after 3`, `Tuesday morning`.
 * @param details contact details in the text, whose digits are no time.
 */
export function wishedTime(text: string, details: readonly string[]): string | undefined {
  const rest = details.reduce((one, detail) => one.replace(detail, ' , '), text);
  const found = [...rest.matchAll(expression)]
    .map(([one]) => one.trim().replace(/[,.]+$/, ''))
    // `sat`, `sun`, `wed`, `mon` alone are other words as well.
    .filter((one) => !/^(?:mon|tue|wed|thu|fri|sat|sun|at|by)$/i.test(one));
  return found
    .sort((a, b) => b.length - a.length)[0]
    ?.replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi, capitalize);
}
