import { withoutPhones } from './addresses.ts';
import { plain } from './plain.ts';

const streets =
  'street|str|st|avenue|aven|ave|av|road|rd|boulevard|blvd|drive|dr|lane|ln|court|ct|circle|cir|place|pl|parkway|pkwy|pky|highway|hwy|freeway|expressway|terrace|ter|trail|trl|turnpike|tpke|square|sq|plaza|crescent|mews|quay|wharf|alley|pike|route|rte|rt|broadway|calle|avenida|avda|carrera|via|viale|piazza|corso|rue|allée|straße|strasse|platz|gasse|laan|straat|plein|ulica|ul|rua|praça';
/** Words that name streets and much else: only with a capital, at the end of a part. */
const places =
  'Mall|Center|Centre|Crossing|Run|Path|Branch|Landing|Overlook|Point|Ridge|Station|Mill|Green|Village|Market|Shoppes|Farm|View|Bend|Cove|Glen|Grove|Heights|Hill|Hollow|Knoll|Manor|Meadow|Oak|Park|Pass|Spring|Trace|Valley|Bridge|Way|Walk|Row|Close|Gardens|Weg';
/** A number, up to five words, and a word that streets end or begin with, however they are written. */
const numberFirst = new RegExp(
  `(?<![\\p{L}\\d$€£#.,:-])(?:no\\.? ?)?\\d{1,6}[a-z]?(?:[-/]\\d{1,4})?,? (?:(?!(?:years?|minutes?|mins?|miles?|days?|hours?|hrs?|weeks?|months?|people|blocks?|of|the|and|to|for|in|at|am|pm|percent|steps?|feet|acres?|beds?|reasons?|ways?)\\b)[\\p{L}\\d.'’&-]{1,25},? ){0,5}(?:${streets})(?![\\p{L}])`,
  'iu',
);
const numberAndPlace = new RegExp(
  `(?<![\\p{L}\\d$€£#.,:-])\\d{1,6}[A-Z]?,? (?:[\\p{Lu}\\d][\\p{L}\\d.'’-]{0,25} ){1,4}(?:${places})(?=$|[,.;|•·(]| (?:[A-Z]{2}|Suite|Ste|Unit|#))`,
  'u',
);
const numberLast = new RegExp(
  `(?<![\\p{L}\\d])(?:${streets})\\.?,? (?:[\\p{L}.'’-]{1,25},? ){0,4}(?:n[.º°o]*|no\\.?|nr\\.?|#)? ?\\d{1,5}[a-z]?(?![\\d:%]|[.,]\\d)`,
  'iu',
);
const wordNumber =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)\b (?:\p{Lu}[\p{L}.'-]{0,20} ){1,4}(?:Street|Avenue|Road|Boulevard|Drive|Lane|Court|Place|Square|Way|Plaza|Parkway|Circle|Center|Centre|Park|Row|Terrace|Highway|Pike|St\.|Ave\.|Rd\.|Blvd\.|Dr\.|Ln\.|Pl\.|Sq\.)/u;
/** A short part of a number and names, in either order: 123 Main; Nowy Świat 12; 2-11-3 Meguro. */
const numberAndNames =
  /(?:^|[,;|:] ?)(?:No\.? ?)?(?!(?:19|20)\d\d |\d+ (?:Hours?|Years?|Days?|Months?|Weeks?|Minutes?|Miles?|Stars?|Reasons?|Tips|Steps|Ways)\b)\d{1,6}[A-Z]?(?:-\d{1,4}){0,3},? (?:(?:[NSEW]\.?|[Tt]he|[Dd]e|[Ll]a|\d{1,3}(?:st|nd|rd|th)|\p{Lu}[\p{L}'.-]+) ?){1,4}(?:$|[,;|])/u;
const namesAndNumber =
  /(?:^|[,;|:] ?)(?:\p{Lu}[\p{L}'.-]{2,25} ){1,3}(?:[Nn]o\.? ?|#)?(?!(?:19|20)\d\d)[1-9]\d{0,3}[A-Za-z]?(?:$|[,;|])/u;
const crossing =
  /\b\d{1,3}(?:st|nd|rd|th) (?:&|and|at) \p{Lu}|\p{Lu}\p{L}+ (?:&|and|at) \d{1,3}(?:st|nd|rd|th)\b/u;
const numbered = [numberFirst, numberAndPlace, numberLast, wordNumber];
/** A street without its number, or a crossing of two. */
const streetAlone =
  /\p{Lu}[\p{L}'-]+ (?:Street|Avenue|Ave\.?|Road|Rd\.?|Boulevard|Blvd\.?|Highway|Hwy\.?|Parkway|Pkwy\.?|Pike|Turnpike|Drive|Lane)(?=$|[,;.|)•·:]| (?:in|at|and|&|near|between|off|on)\b| \p{Lu}{2}\b)/u;
const route =
  /\b(?:Route|Rte\.?|Rt\.?|Highway|Hwy\.?|US|VA|MD|I|State Road|SR|County Road|CR|Exit|Mile Marker|MM|Lot|Suite|Ste\.?|Unit|Pier|Building|Bldg\.?|Slip|Gate|Stall|Booth|Floor|Fl\.|Level|Km\.?) ?#?-?[A-Z]?\d{1,4}\b/u;
/** A postal code that stands for a few houses. */
const british = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/;
/** A postal code of the United States, Canada or the United Kingdom, or a capital's line. */
const postal =
  /\b(?:[A-Z]{2}|[A-Z][a-z]+\.?|[DNMW]\.[CDVJYA]\.)[.,]{0,2} {1,3}\d{5}(?:-\d{4})?(?!\d)|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[ABCEGHJ-NPRSTVXY]\d[A-Z][ -]?\d[A-Z]\d\b|^\d{5}(?:-\d{4})?$/u;
const houseNumber = /(?<![\d:./$€£-])\d{1,5}[A-Za-z]?(?![\d:%]|[./-]\d)/;
const noNumber =
  /[$€£]\s?\d|\d ?(?:am|pm|a\.m|p\.m|%|years|minutes|miles)\b|\d[:]\d\d|©|copyright|\bsince\b|\best\./iu;
const label =
  /^(?:our |mailing |street |office |shop |studio )?(?:address|location|direcci[oó]n|ubicaci[oó]n|adresse|indirizzo|endereço|where (?:we are|to find us)|find us|visit us|located)\b/iu;

const parts = [streetAlone, route, crossing];
const isNamed = (text: string) => numberAndNames.test(text) || namesAndNumber.test(text);

/**
 * Finds what may be a street address though no rule knows its notation, or a part of one: enough not
 * to say that the page has none.
 */
export function addressLike(lines: readonly string[]): string | undefined {
  const before: string[] = [];
  let sinceLabel = Number.POSITIVE_INFINITY;
  for (const raw of lines) {
    const text = withoutPhones(plain(raw).slice(0, 2_000));
    sinceLabel += 1;
    if (label.test(text)) sinceLabel = 0;
    if (numbered.some((shape) => shape.test(text))) return raw;
    if (text.length < 120 && parts.some((shape) => shape.test(text))) return raw;
    if (text.length < 60 && !noNumber.test(text) && isNamed(text)) return raw;
    if (postal.test(text)) {
      const rest = text.replace(postal, ' ').slice(0, 120);
      if (
        [...before, rest].some((part) => part.length < 120 && isNumbered(part)) ||
        british.test(text)
      )
        return raw;
    }
    if (sinceLabel <= 2 && text.length < 120 && isNumbered(text)) return raw;
    before.push(text);
    if (before.length > 3) before.shift();
  }
  return undefined;
}

function isNumbered(text: string): boolean {
  return houseNumber.test(text) && /\p{L}{2}/u.test(text) && !noNumber.test(text);
}
