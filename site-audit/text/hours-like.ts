import { withoutPhones } from './addresses.ts';
import { plain } from './plain.ts';

const clock = '(?:[01]?\\d|2[0-4])';
const withMinutes = `(?<![\\d.,:$€£])${clock} ?[:hH] ?[0-5]\\d(?!\\d)`;
const withHalf = `(?<![\\d.,:$€£])${clock}(?:[:.][0-5]\\d)? ?(?:[ap]\\.? ?m\\b|[ap]\\b|uhr\\b|hrs?\\b|horas?\\b|heures?\\b|o.?clock)`;
const time = `(?:${withMinutes}|${withHalf}|\\b(?:noon|midday|midnight|mediod[ií]a|medianoche)\\b)`;
/** Two times of day in one line. */
const twoTimes = new RegExp(`${time}.{0,40}?(?:${time}|(?<!\\d)\\d{1,4}(?!\\d))`, 'iu');
const oneTime = new RegExp(time, 'iu');
const day =
  /(?<!\p{L})(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|nesday|sday|rsday|urday)?s?(?!\p{L})|(?<!\p{L})(?:weekdays?|weekends?|daily|every ?day|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|l-v|diario|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!\p{L})/iu;
const open =
  /(?<!\p{L})(?:hours?|open(?:s|ed|ing)?|closed?s?|closing|horario|abiert[oa]s?|cerrad[oa]s?|abrimos|cerramos|öffnungszeiten|geöffnet|geschlossen|ouvert|fermé|horaires|aperto|chiuso|orari)(?!\p{L})/iu;
/** Numbers as words, and bare ones that may be hours. */
const number =
  /(?<![\d.,:/$€£-])(?:[1-9]|1\d|2[0-4])(?![\d%]|[.,/-]\d\d)|\b(?:six|seven|eight|nine|ten|eleven|twelve|half past|quarter|siete|ocho|nueve|diez|once|doce)\b/iu;
const phrases =
  /\b(?:by appointment|by appt|appointments? only|previa cita|con cita|nach vereinbarung|sur rendez-vous|su appuntamento|open (?:24|around|all day|all night|late|early|daily|7 days|seven days|every)|always open|24 ?\/ ?7|24 ?h\b|24.hours a day|around the clock|(?:dawn|sunrise|sunup|daybreak)\b.{0,15}\b(?:dusk|sunset|sundown)|(?:from|till?|until) (?:late|close|closing|dusk|dark|sunset)|lunch and dinner|breakfast and lunch|hours (?:of operation )?(?:vary|may vary|are|by)|open when|walk-?ins? welcome (?:from|until|mon|daily))/iu;
/** Two hours with a dash or a word for it between them: Shop: 10-6; from nine until five. */
const hour = `(?<![\\d.,:/$€£#-])(?:${clock}(?:[:.][0-5]\\d)?|(?:[01]\\d|2[0-4])[0-5]\\d|six|seven|eight|nine|ten|eleven|twelve|noon)(?: ?[ap]\\.?m\\.?|hrs| in the \\w+)?`;
const twoHours = new RegExp(
  `${hour} ?(?:-|to|till?|until|thru|and closes? at|bis|a las?) ?(?:${clock}(?:[:.][0-5]\\d)?|(?:[01]\\d|2[0-4])[0-5]\\d|three|four|five|six|seven|eight|nine|ten|noon|midnight)(?![\\d%/:-]|[.,]\\d| ?(?:(?:business|working|work|calendar|full|more|short) )?(?:years?|days?|weeks?|months?|minutes?|mins?|people|persons?|inch|feet|ft|lbs?|oz|kg|cm|mm|miles?|km|percent|grade|st|nd|rd|th|€|\\$)\\b)`,
  'iu',
);
/** Hours of scripts that have a sign for them: 9시 30분, 10時, 18.00 น. */
const withSign = /\d ?(?:[時时點点시]|น\.)/u;
/** Lines that say of a day that the place is open or closed then. */
const dayState = new RegExp(
  `(?:${open.source})[^.]{0,30}(?:${day.source})|(?:${day.source})[^.]{0,20}(?:${open.source})|(?<!\\p{L})(?:m ?-? ?(?:f|th|sa?)|mwf|t\\/th|tu?-sa?)\\b.{0,5}\\d`,
  'iu',
);
const untilHour =
  /\b(?:opens?|closes?) \d{1,2}\b(?! ?(?:\p{L}{3}|[\d%+/]))|(?<!\p{L})(?:mon|tues?|wed|thu|fri|sat|sun)\p{L}{0,6}\.? \d{3,4} ?- ?\d{3,4}\b|\b(?:open|lock|close|shut|here|serv)\w*(?: \w+){0,3} (?:at|till?|until|from|around) (?:\d|six|seven|eight|nine|ten|noon|dark|the )/iu;
const dayRange = new RegExp(
  `(?:${day.source}) ?(?:-|to|thru|through|until|a|bis|au|y|and|&|/) ?(?:${day.source})`,
  'iu',
);

/** Lines after a word for hours in which their numbers may stand. */
const reach = 3;

/**
 * Finds what may be opening hours though no rule knows their notation: enough not to say that the
 * page has none.
 */
export function hoursLike(lines: readonly string[]): string | undefined {
  let sinceOpen = Number.POSITIVE_INFINITY;
  let sinceDay = Number.POSITIVE_INFINITY;
  for (const raw of lines) {
    const text = withoutPhones(plain(raw).slice(0, 2_000));
    sinceOpen += 1;
    sinceDay += 1;
    if (open.test(text) && text.length < 300) sinceOpen = 0;
    const hasDay = day.test(text);
    if (hasDay) sinceDay = 0;
    if ([phrases, twoTimes, untilHour, withSign].some((shape) => shape.test(text))) return raw;
    if (text.length < 60 && !/丁目|番地/.test(text) && (twoHours.test(text) || dayState.test(text)))
      return raw;
    if (sinceDay <= 1 && oneTime.test(text)) return raw;
    if (text.length < 80 && dayRange.test(text)) return raw;
    if (sinceOpen <= reach && sinceDay <= reach && text.length < 200 && number.test(text))
      return raw;
    if (sinceOpen <= reach && oneTime.test(text)) return raw;
  }
  return undefined;
}
