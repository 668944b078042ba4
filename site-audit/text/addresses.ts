import { type Found, plain } from './plain.ts';

/** Types of streets after the name, with a number before it: 8760 La Riviera Dr. */
const englishStreets =
  'street|str|st|avenue|aven|ave|av|road|rd|boulevard|blvd|blv|drive|dr|lane|ln|court|ct|circle|cir|place|pl|parkway|pkwy|pky|highway|hwy|freeway|fwy|expressway|expy|terrace|ter|trail|trl|turnpike|tpke|square|sq|way|plaza|plz|crescent|cres|close|mews|row|walk|hill|gardens|gdns|grove|quay|wharf|park|loop|alley|aly|pike|route|rte|rt|estate|parade|pde|esplanade|promenade|crossing|xing|commons|bypass';
/** Words that stand for a street only with a capital and a name: 14 Ashok Nagar. */
const namedPlaces =
  'Ridge|Landing|Heights|Layout|Nagar|Marg|Salai|Bazar|Bazaar|Colony|Enclave|Chowk|Peth|Puram|Complex|Tower|Towers|Building|Bldg|House|Arcade|Industrial Estate|Business Park|Retail Park|Trading Estate';
/** The same, also in names of other things. */
const places =
  'Center|Centre|Crossing|Landing|Station|Mall|Market|Village|Run|Path|Branch|Overlook|Point|Mill|Green|Bend|Cove|Glen|Hollow|Knoll|Manor|Meadow|Pass|Spring|Trace|Valley|Bridge';
const direction =
  '(?:[NSEW]{1,2}\\.?|North|South|East|West|Northeast|Northwest|Southeast|Southwest)';
/** A word of a street's name: it has a capital, or is a number (5th). */
const nameWord =
  "(?:[\\p{Lu}][\\p{L}'.&-]{0,25}|\\d{1,4}(?:st|nd|rd|th|ST|ND|RD|TH)|de|la|del|las|los|of|the|and|&)";
const unit =
  '(?:(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)|\\d{1,6}(?:[-/]\\d{1,5})?(?:-?[A-Za-z]| [A-D])?(?: ?½| 1/2)?)';

const after = (before: string, words: string) =>
  new RegExp(`(?<![\\p{L}\\d])${before}(?:${words})(?![\\p{L}])`, 'u');
const both = (words: string) =>
  words
    .split('|')
    .map((word) => `${word}|${word.charAt(0).toUpperCase()}${word.slice(1)}|${word.toUpperCase()}`)
    .join('|');

/** Types of streets before the name, with a number at the end: Via Roma, 14; ul. Długa 5. */
const romanceStreets =
  'via|viale|v\\.le|piazza|p\\.zza|piazzale|p\\.le|corso|c\\.so|largo|vicolo|strada|contrada|c\\.da|località|loc|frazione|fraz|calle|c\\/|carrer|avenida|avda|avd|av|paseo|plaza|pza|plaça|ronda|rambla|camino|carrera|cra|kr|diagonal|transversal|carretera|ctra|travesía|pasaje|jr|jirón|calzada|calz|blvd|boulevard|bulevar|prolongación|prol|rua|r|alameda|al|travessa|praça|praca|estrada|rodovia|rod|ul|ulica|ulice|aleja|aleje|plac|pl|os|osiedle|nám|náměstí|námestie|třída|tř|nábřeží|trg|cesta|bulevardul|bd|b-dul|calea|str|șos|sos|aleea|piața|intrarea|jalan|jl|lorong|persiaran|đường|phố|cad|sok|bul|odos|οδός|λεωφ|λεωφόρος|ул|улица|вул|вулиця|пр|просп|пр-т|проспект|пер|переулок|провулок|бул|бульвар|наб|набережная|шоссе|ш|пл|площадь|площа|тракт|проезд|мкр|микрорайон';

const numberFirst = [
  // 8760 La Riviera Dr, 125-10 Queens Blvd, 4800 N. Mayfair Drive
  after(
    `(?<![$€£#.,-]|\\d:)${unit},? (?:${direction} )?(?:${nameWord} ){1,5}`,
    both(englishStreets),
  ),
  after(`(?<![$€£#.,-]|\\d:)${unit},? (?:${direction} )?`, 'Broadway|BROADWAY'),
  after(`(?<![$€£#.,-]|\\d:)${unit},? (?:${nameWord} ){1,4}`, namedPlaces),
  // 5830 Kingstowne Center, Alexandria: words that name much else, before a town
  new RegExp(
    `(?<![\\p{L}\\d$€£#.,:-])(?!(?:19|20)\\d\\d |\\d+ (?:Hours?|Years?|Days?|Stars?|Points?|Great|Best|Top|Miles?|Minutes?)\\b)\\d{3,5} (?:\\p{Lu}[\\p{L}'.-]{1,25} ){1,3}(?:${places}),? (?:(?:Suite|Ste\\.?|Unit|#) ?[\\w-]{1,6},? )?(?<=, )\\p{Lu}\\p{L}{2,}`,
    'u',
  ),
  // 1600 Broadway, 2050 W Hwy 50, 100 Avenue of the Americas, 123 Highway 7, 12 East Main
  new RegExp(
    `(?<![\\p{L}\\d$€£#.,:-])${unit},? (?:${direction} )?(?:Avenue|Ave\\.?|Highway|Hwy\\.?|Route|Rte\\.?|Rt\\.?|County Road|CR|FM|State Road|SR|US|I)[ -](?:\\d{1,4}|of|[A-Z])(?![\\p{L}])`,
    'u',
  ),
  // 12, rue de la Paix; 3 bis avenue Foch; 5 chemin des Prés
  /(?<![\p{L}\d$€£])\d{1,4}(?: ?(?:bis|ter|quater|[A-Da-d]))?,? ?(?:rue|avenue|av\.|boulevard|bd|bld|blvd|place|pl\.|chemin|ch\.|allée|allee|impasse|quai|route|rte|cours|square|passage|sentier|montée|faubourg|fbg|lieu[- ]dit|voie|esplanade|rond[- ]point|zone|za|zi|zac|côte|rang|carrer|calea)(?![\p{L}])/iu,
];

/** Streets in whose address the number comes last. */
const numberLast = [
  // Hauptstr. 5a, Forstnerweg 1, Storgatan 12, Kerkstraat 7
  /\p{L}{2,30}(?:straße|strasse|str\.|weg|platz|allee|gasse|gässli|damm|ufer|steig|graben|chaussee|pfad|promenade|zeile|gatan|gata|gate|gade|vägen|väg|vej|vejen|veien|plads|plass|torget|torvet|stræde|straat|laan|plein|kade|gracht|dijk|singel|dreef|steenweg|katu|kuja|polku|iela|gatve) ?,? ?(?:nr\.?|no\.?)? ?\d{1,4}(?: ?[a-zA-Z](?!\p{L}))?(?:\s?[-/+]\s?\d{1,4})?(?![\d:]|[.,]\d|\s?(?:uhr|€|jahre|km|min))/iu,
  // Landsberger Allee 44, Am Markt 3, Kossuth utca 5, Narva mnt 7, Bağdat Cad. No: 12
  /\p{L}[\p{L}.-]{1,30} (?:Straße|Strasse|Str\.?|Weg|Platz|Pl\.|Allee|Alle|Gasse|Ring|Damm|Ufer|Markt|Hof|Steig|Wall|Graben|Park|Berg|Tor|Kai|Bogen|Anger|utca|útja|út|tér|tere|körút|krt\.|köz|Sokak|Sokağı|Sok\.?|Sk\.?|Caddesi|Cad\.?|Cd\.?|Bulvarı|Blv\.|Mahallesi|Mah\.?|tänav|tn\.?|maantee|mnt\.?|puiestee|pst\.?|gatvė|g\.|prospektas|pr\.|gatve|iela|bulvāris|gate|gata|vei|vej|väg|plass|plads|torg|allé|katu|tie),? ?(?:nr\.?|no\.?:?|n\.?|nº)? ?\d{1,4}(?: ?[a-zA-Z](?!\p{L}))?(?![\d:]|[.,]\d)/u,
  /(?:^|[,|•·] ?)(?:Am|An der|An den|Auf der|Auf dem|Im|In der|In den|Zum|Zur|Unter den|Unter der|Hinter der|Vor dem|Beim|Obere|Untere|Alte|Neue|Alter|Neuer|Großer|Kleine|Bei der|Ob der) \p{Lu}[\p{L}-]{2,30}(?: \p{Lu}[\p{L}-]{2,30})? \d{1,4} ?[a-zA-Z]?(?:$|[,|•·])/u,
  // Lindenhof 3, Marienring 12: words that end so for other reasons, too
  /(?:^|[,|•·] ?)\p{Lu}\p{L}{2,25}(?:ring|wall|markt|hof|kamp|berg|feld|tor|kai|bogen|anger|winkel|garten|dorf|heim|stieg|park|tie|alle|allé|lei|baan) \d{1,4} ?[a-zA-Z]?(?:$|[,|•·])/u,
  // Via Roma, 14; Calle Mayor 12; Av. Paulista, 1000; Rua das Flores 100; ul. Długa 5; str. Mihai Viteazu 3
  new RegExp(
    `(?<![\\p{L}])(?:${both(romanceStreets)})(?:[.º] ?| )(?:(?:d[aeiou]s?l?l?[aeo]?s?|l[aeo]s?|y|e|[\\p{Lu}\\d"«'“][\\p{L}\\d.'"»”º°ª-]{0,25}),? ){0,6}?[\\p{Lu}\\d"«'“][\\p{L}\\d.'"»”º°ª-]{0,25}[ ,]{1,3}(?:[Nn]\\.?|[Nn][º°]|[Nn]r\\.?|[Nn]o\\.?|[Nn][úu]m\\.?|#|дом|д\\.?|буд\\.?|dom|d\\.|bud\\.|č\\.p\\.|br\\.)? ?\\d{1,5}(?: ?[a-zA-Zа-яА-Я](?![\\p{L}]))?(?![\\d:]|[.,]\\d|-\\p{L})`,
    'u',
  ),
  // 12 Nguyễn Huệ, Quận 1
  /\d{1,4}[A-Z]?(?:\/\d{1,4})? \p{Lu}[^,\d]{2,40}, ?(?:Quận|Phường|Huyện|P\.|Q\.|TP\.?|Hà Nội|Đà Nẵng)/u,
  // Plot No.8, Shop No 12, Flat 4B, H.No 5, Unit 11, Suite 5; with more segments after it
  /(?<![\p{L}])(?:plot|shop|flat|house|door|office|gala|unit|suite|ste|villa|block|lot|no|nº|apt|room|stall|survey|h\.|d\.|s\.)[ .]{0,2}(?:no|nos|number|#|№)?[ .:#-]{0,3}[A-Z]?-?\d{1,5}[A-Z]?(?:[/-]\d{1,4}[A-Za-z]?){0,3},? {0,2}\p{L}[^\d\n]{4,120}/iu,
];

/** Addresses of Japan, China, Korea, Taiwan, Thailand, Arabic and Hebrew countries. */
const asianAddress =
  /[都道府県][^\d\s]{1,12}[市区町村郡]\s?[^\d]{0,20}\d|[市区町村][^\d。、]{0,20}\d{1,4}(?:丁目|番|号|-\d)|丁目\d|\d+番地|[路街道巷弄里村][^\d。]{0,6}\d{1,5}(?:弄|巷|之\d)?\d{0,4}\s?[号號]|[區区][^\d。]{1,12}\d{1,5}\s?[号號]|[가-힣]{1,10}(?:로|길)\s?\d{1,4}(?:번길)?\s?\d{0,4}|[가-힣]{1,10}[동리]\s?\d{1,4}(?:-\d{1,4})?|(?:ถนน|ถ\.|ซอย|หมู่)\s?[^\n]{0,40}\d|\d{1,4}(?:\/\d{1,4})?\s?(?:ถนน|ถ\.|ซอย|ซ\.|หมู่|ม\.)|(?:شارع|طريق|مبنى|برج)[^\n]{2,60}\d|(?:רחוב|רח'|שדרות|שד')\s[^\d\n]{2,30}\d|חיפה|ת\.ד\./u;

/** A postal code with its town, as a line or a part of it. */
const postalTown = [
  /\b(?:A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AIT]|W[AIVY]|[A-Z][a-z]{1,12}(?: [A-Z][a-z]{3,9})?)[.,]{0,2}\s{1,3}\d{5}(?:-\d{4})?(?!\d)/,
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/,
  /\b[ABCEGHJ-NPRSTVXY]\d[A-Z][ -]?\d[A-Z]\d\b/,
  /(?<![\d.,+/-])(?:[A-Z]{1,3}-)?\d{3} ?\d{2}(?!\d)\s?[-,]?\s?\p{Lu}\p{L}{2,}/u,
  /(?<![\d.,+/-])(?:[A-Z]{1,2}-)?\d{4}(?: [A-Z]{2})?\s?[-,]?\s\p{Lu}\p{L}{2,}/u,
  /\b(?:NSW|VIC|QLD|TAS|ACT|NT|SA|WA)[,. ]{1,3}\d{4}\b/,
  /\p{L}{3,}[ ,-]{1,4}\d{3} ?\d{3}(?!\d)/u,
  /〒\s?\d{3}-?\d{4}/,
  /\b\d{5}-\d{3}\b/,
  /\p{Lu}\p{L}{2,}[ ,-]{1,3}\d{4,5}(?:$|[.;|·•](?!\d))/u,
];

/** A street's name with a house number before, after or within it. */
const houseNumber = [
  /^[^\p{L}\d]{0,3}(?:\p{L}{2,12}[:.]? )?\d{1,5}(?:[-/]\d{1,4})?(?:[ -]?[a-zA-Z](?!\p{L}))?(?:,| -)? (?=[^\n]{0,80}\p{L}{3})/u,
  /\p{L}{3,}[^\n]{0,60}[ ,]\d{1,5}(?:[-/]\d{1,4})?(?: ?[a-zA-Z](?!\p{L}))?[^\p{L}\d]{0,4}$/u,
  /\b\d{1,5}[A-Za-z]?,? \p{Lu}\p{L}{2,}/u,
];
const noStreet =
  /\d ?(?:am|pm|a\.m|p\.m|uhr|days|years|hours|hrs|%|€|min|km|mi|miles|ans|años|jahre)\b|\d[:.]\d\d\b|[$€£]\s?\d|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b\.? ?\d|\btel|phone|\bfax|©|copyright|\b(?:est|established|since|founded|serving)\b/iu;
const pobox =
  /\b(?:p\.? ?o\.? ?box|postfach|apartado|casilla|boîte postale|postboks|box \d{2,6})\b/iu;
const corner = /\b(?:corner of|intersection of|across from|esquina)\b/iu;
const addressLabel =
  /\b(?:address|adresse|direcci[oó]n|indirizzo|endere[cç]o|adres|adress|cím|adresa|alamat|адрес|адреса|osoite|locat(?:ed|ion)|visit us|find us)\b|住所|所在地|地址|주소|ที่อยู่|العنوان|כתובת/iu;

const months =
  'jan(?:uar[yi]?o?)?|feb(?:ruar[yi])?|märz|mar(?:ch|zo)?|apr(?:il)?|may|mai|mayo|june?i?|juli?o?y?|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?|enero|febrero|abril|junio|agosto|septiembre|octubre|noviembre|diciembre';
/** A date with a named month: May 15, 2026; 15 May 2026; July, 2000. */
const monthDate = new RegExp(
  `(?<!\\p{L})(?:\\d{1,2}(?:st|nd|rd|th|\\.)? (?:of |de )?)?(?:${months})\\b\\.?,?(?: \\d{1,2}(?:st|nd|rd|th)?(?!\\d))?,?(?: (?:de )?(?:19|20)\\d\\d)?`,
  'giu',
);

/** Finds a street with its number, or what stands for it in the country. */
export function findAddress(lines: readonly string[]): Found {
  let possible: string | undefined;
  const before: string[] = [];
  for (const raw of lines) {
    const text = plain(raw).slice(0, 3_000);
    if (isAddress(text)) return { certain: raw };
    if (/\d/.test(text) && isPostal(text)) {
      const parts = [...before.slice(-3), textBeforePostal(text)];
      const street = parts.findLast(isStreetLine);
      if (street !== undefined && text.length < 200) return { certain: `${street} ${raw}` };
      if (addressLabel.test(parts.join(' ')) && parts.some((part) => streetWithout.test(part)))
        possible ??= raw;
    }
    if (pobox.test(text) || corner.test(text)) possible ??= raw;
    const joined = afterNumber(before.at(-1) ?? '', text);
    if (joined && isAddress(joined)) possible ??= joined;
    before.push(joined ?? text);
    if (before.length > 3) before.shift();
  }
  return { possible };
}

/** A line with the number that has a line of its own before it. */
function afterNumber(before: string, text: string): string | undefined {
  if (text.length >= 60 || !/\p{L}{3}/u.test(text)) return undefined;
  return /^[1-9]\d{0,4}[A-Za-z]?,?$/.test(before) ? `${before} ${text}` : undefined;
}

const streetWithout =
  /\b(?:street|road|avenue|lane|highway|drive|boulevard|calle|via|rue|straße|weg)\b/iu;

function isAddress(text: string): boolean {
  if (asianAddress.test(text)) return true;
  if (!/\d|\b(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten) /.test(text)) return false;
  const clean = withoutPhones(text);
  return [...numberFirst, ...numberLast].some((shape) => shape.test(clean));
}

/** Whether a line beside a postal code is a street: a name with a house number, and no price or time. */
function isStreetLine(line: string): boolean {
  const text = withoutPhones(line);
  if (line.length >= 90 || pobox.test(text) || noStreet.test(text)) return false;
  return houseNumber.some((shape) => shape.test(text));
}

function isPostal(text: string): boolean {
  return postalTown.some((shape) => shape.test(withoutPhones(text)));
}

/** What stands before the postal code on its own line. */
function textBeforePostal(text: string): string {
  const starts = postalTown.flatMap((shape) => shape.exec(text)?.index ?? []);
  return text.slice(0, Math.min(...starts));
}

/** A line without what has numbers but is no address: phones, years, dates. */
export function withoutPhones(text: string): string {
  return text
    .replace(
      /(?<!\d)\(?\d{3}(?:\) ?|[ /.-]{1,3})\d{3}[-. ]{1,3}\d{4}(?!\d)|\+\d[\d ().-]{6,18}\d/g,
      '|',
    )
    .replace(/(?<!\d)0\d(?:[ .-]?\d){6,10}(?!\d)|(?<!\d)1[38]00(?: ?\d{3}){2}/g, '|')
    .replace(/(?:©|\(c\)|copyright)[^\d|]{0,20}(?:19|20)\d\d/gi, '|')
    .replace(/(?:19|20)\d\d ?- ?(?:19|20)\d\d/g, '|')
    .replace(monthDate, '|');
}
