import { numeral, valueOfNumeral } from './numbers.ts';
import { planWord } from './plan-word.ts';
import { asksPrice } from './price-words.ts';
import type { SumContext } from './sum.ts';

/** What visitors call their locations, in expressions. */
const place =
  '(?:locations?|stores?|shops?|branch(?:es)?|offices?|restaurants?|salons?|barbershops?|gyms?|studios?|trucks?|bakery|bakeries|cafes?|practices?|churches|church|houses?|units?|clinics?|sites?|business|businesses|(?:places?|spots?)(?! (?:open|left|free|available|empty|to fill|for (?:kids|children|students))\\b)|franchises?|companies|company|daycares?|preschools?|campus(?:es)?|schools?|pharmac(?:y|ies)|garages?|workshops?|hotels?|motels?|bars?|spas?|nurser(?:y|ies)|dealerships?|centers?|kiosks?|carts?|stands?|parlors?|delis?|pizzerias?|brewer(?:y|ies)|kennels?|laundromats?|farms?|labs?|warehouses?|guarderias?|farmacias?|(?!deb)[a-z]{3,}erias|(?:lavand|taqu|panad|peluqu|barb)eria|talleres|templos?|iglesias?|parroquias?|camiones|oficinas?|clinicas?|gimnasios?|academias?|consultorios?|sucursal(?:es)?|local(?:es)?|tiendas?|negocios?|restaurantes?|salones)';
/** Plans that are counted: `3 accounts`. */
const subscription = '(?:accounts?|subscriptions?|plans|planes|cuentas)';

/** Words for locations in a folded text. */
export const everyLocation = new RegExp(`\\b${place}\\b`, 'g');

/** Whether a folded text has one of them. */
export const namesLocation = (folded: string): boolean => folded.search(everyLocation) >= 0;

/** `per store`: the price of one of them is asked for. */
export const perPlace = new RegExp(
  `(?<!\\b(?:uno|una|one|plan)(?: for| por)? )\\b(?:per|each|every|por|por cada|cada) (?:single )?(?:${place})(?<!s)\\b(?! ?on\\b)`,
);

/** Words for staff and their vehicles, which are no locations: `2 girls cleaning houses`. */
const workers =
  '(?:people|persons?|employees|girls|guys|men|women|ladies|kids|workers|helpers|techs|crews?|attorneys|lawyers|stylists|barbers|teachers|drivers|vans|cars|empleados|empleadas|trabajadores|muchachos|muchachas|mujeres|personas)';

/** What visitors have several of, other than locations. */
const noPlace =
  '(?:(?:spots?|places?|chairs?|slots?) (?:open|left|free|available|empty)|openings?|slots?|months?|years?|weeks?|days?|dias|meses|semanas|posts?|blogs?|keywords?|words|people|employees|guys|kids|reviews|followers|nomas|solos|solas|mas|amigos|amigas|hermanos|hermanas|trabajadores|muchachos|customers|clients|jobs|sales|patients|orders|questions?|minutes?|hours?|dollars|bucks|times|empleados|hijos|clientes|preguntas|minutos|horas|personas|pesos|dolares|palabras|anos|others?|users|seats|platforms|channels|networks|agents|languages|campaigns|topics|services|towns|cities|usuarios|redes|plataformas|idiomas|temas|partners|socios|ways|options|plans|tiers|pages|ads|leads|likes|starters?|pros?|dominates?)';

/** `you have three plans` counts our plans, `I filled my five places` counts pupils. */
const notTheirs =
  "(?<!\\b(?:you|u|ya|y'?all|ustedes) (?:guys )?(?:have|got|offer|sell|tienen|ofrecen) (?:the |like )?|\\bfill(?:ed|ing)? (?:my |our |all |the )?|\\b(?:pay(?:ing)?|hired?|pago|pagamos) (?:to )?)";

const named = new RegExp(
  `${notTheirs}\\b${numeral}(?: of (?:them|those|em)\\b(?! \\$?\\d)|(?: of (?:my|our|the|mis|nuestr[oa]s))?[ -](?!(?:months?|years?|weeks?|days?|meses|anos|semanas|dias)\\b|${workers}\\b)((?:(?!(?:per|each|por|cada|for|in|a|an|on|of|plus|and|to|with|from|open|free|empty)\\b)[a-z]+ ){0,2}?)(${place}|${subscription})\\b)`,
  'g',
);
/** `a 60 kid daycare` names one location. */
const isSeveral = ([, , words, noun]: RegExpExecArray) => !words || !noun || noun.endsWith('s');

const everyThing = new RegExp(`\\b(?:${noPlace}|${workers})\\b`, 'g');

/** A text with `shop` for each kind of place, so that few regular expressions need the whole list. */
const withShops = (text: string): string =>
  text.replace(everyLocation, (word) => (word.endsWith('s') ? 'shops' : 'shop'));

const aPlan = /^(?:starter|pro|dominate)$/;

/** The same with `things` for whatever else is counted, such as months or posts. */
const marked = (text: string): string =>
  withShops(text).replace(everyThing, (word) => (aPlan.test(word) ? word : 'things'));

const severalShops = new RegExp(
  `\\b(?:both|all|${numeral})(?: of)?(?: (?:my|our|the|mis|nuestr[oa]s))? (?:\\w+ )?shops?\\b|\\b(?:my|our|mis|nuestr[oa]s) ${numeral} (?!months|years|weeks|days|plans|meses|anos|semanas|dias|planes)[a-z]{3,}s\\b`,
  'g',
);

/** A text without its places: `both my barber shops`, `my 2 laundries`. */
export const withoutPlaces = (text: string): string =>
  withShops(text)
    .replace(severalShops, ' 2 ')
    .replace(/\bshops?\b/g, ' ');

/** `laundromat x4` */
const timesPlaces = new RegExp(`\\bshops? (?:x|times) ?${numeral}\\b`);
const timesPrice = new RegExp(`\\b${numeral} times (?:that|it|this|the price)\\b`);
/** `3 pros` */
const ofPlan = new RegExp(
  `\\b${numeral} (?:starters?|pros?|dominates?)(?: plans?)?\\b(?! (?:posts|blogs|keywords))`,
);
/** `pro x 3`; `pro x 12` is a year. */
const timesPlan = new RegExp(`\\b${planWord} times ([2-5])\\b`);
/** `starter at 6 daycares` */
const atOthers = new RegExp(
  `\\b${planWord} (?:plan )?(?:at|for|in|across|en|para) (?:my |our |all |all of our |mis |nuestr[oa]s )?${numeral} (?!things)(?:\\w+ )??(?!things)[a-z]{3,}s\\b`,
);
/** `price of Pro, 3 daycares` */
const trailing = new RegExp(
  `\\b${planWord}\\b.*[,.] ?${numeral} (?!things)(?:\\w+ )?(?!things)[a-z]{3,}s\\b`,
);
/** `my wife opened a second place`, `we just got a third shop` */
const another = /\b(second|third|fourth|segund[oa]|tercer[oa]?) shops?\b/;
const ordinals: Readonly<Record<string, number>> = {
  second: 2,
  segundo: 2,
  segunda: 2,
  third: 3,
  tercer: 3,
  tercero: 3,
  tercera: 3,
  fourth: 4,
};

/** `6 on starter`, after several locations */
const onPlan = new RegExp(
  `^(?:(?:ok|so|and|then|y|pues|entonces) )*${numeral} (?:of (?:them|em) )?(?:on|with|con|en) (?:the |el )?${planWord}\\b`,
);
/** `and for my 2 laundries` */
const forMine = new RegExp(
  `\\b(?:for|at|in|para|en) (?:all )?(?:my|mis|our|nuestr[oa]s) ${numeral} (?!things)(?:(?!things)\\w+ )??(?!things)[a-z]{3,}s\\b`,
);
/** `if I need Starter twice`, `what if I take Dominate four times` */
const planTimes = new RegExp(`\\b${planWord} (?:(twice)|${numeral} times)\\b(?! (?:a|per|as) )`);
/** `how much for 2 inns on Pro` */
const thingsOnPlan = new RegExp(
  `\\b${numeral} (?!things)[a-z]{3,}s (?:all |each )?(?:on|with|con|en) (?:the |el )?${planWord}\\b`,
);
/** `for both my barber shops`, `offices in Reston and Fairfax. Both would be on Pro` */
const both = /\bboth (?:of )?(?:my|our|the|mis|nuestr[oa]s) (?:\w+ ){0,2}?shops?\b/;
/** `two more, o sea tres locales`: the number that sums it up. */
const inAll = new RegExp(
  `\\b(?:o sea|en total|total of|in all|that['’]?s|so|altogether) (?:son |somos )?${numeral} (?:\\w+ )?shops?\\b`,
);

/** `branches in Arlington, Bethesda and Fairfax. Starter for all three` */
const allOf =
  /\b(?:starter|pro|dominate)\b[^.?!]{0,20}\b(?:for|on|at|en|para) (?:all (?:of the |the )?|l[oa]s )(two|three|four|five|six|dos|tres|cuatro|cinco|seis|[2-9])\b(?! (?:plans|tiers|options|packages|prices|months|years|planes|meses|anos))/;

/** `2 spots now and a third opening in June. What will all three be` */
const allThere =
  /\b(?:all|tod[oa]s l[oa]s|l[oa]s) (two|three|four|five|six|dos|tres|cuatro|cinco|seis|[2-9])\b(?! (?:plans|tiers|options|packages|prices|months|years|weeks|days|planes|meses|anos|semanas|dias))/;

const timesOf = (found: RegExpExecArray | null): string | undefined =>
  found?.[2] ? 'two' : found?.[3];

/** How many locations or subscriptions a folded text names; undefined for a single one or none. */
export function locations(folded: string): number | undefined {
  const text = marked(folded);
  if (both.test(text)) return 2;
  // `a franchise with 3 units`
  const several = [inAll.exec(text) ?? [], ...[...folded.matchAll(named)].filter(isSeveral)]
    .map(([, word]) => valueOfNumeral(word))
    .find((value) => value > 1);
  const all = several ? valueOfNumeral(allThere.exec(folded)?.[1]) : 0;
  const count =
    (all > 1 ? all : several) ??
    valueOfNumeral(
      timesPrice.exec(folded)?.[1] ??
        timesPlaces.exec(text)?.[1] ??
        ofPlan.exec(folded)?.[1] ??
        onPlan.exec(folded)?.[1] ??
        thingsOnPlan.exec(text)?.[1] ??
        forMine.exec(text)?.[1] ??
        timesOf(planTimes.exec(folded)) ??
        allOf.exec(folded)?.[1] ??
        (timesPlan.exec(folded) ?? atOthers.exec(text) ?? trailing.exec(text))?.[2],
    );
  // `997 covers both shops`: an amount.
  return count > 1 && count < 100 && Number.isInteger(count) ? count : undefined;
}

const run = new RegExp(
  `\\b(?:run|runs|own|owns|have|has|got|manage|operate|tengo|tenemos|somos|manejo) ${numeral} (?:\\w+ )?(?!things)[a-z]{3,}s\\b`,
);
/** `three workshops on Pro` */
const leading = new RegExp(
  `^(?:(?:so|and|ok|y|for|para|if|si) )*${numeral} (?!things)[a-z]{3,}s,? (?:all |each |todas? |todos? |cada un[oa] )?(?:on|with|w|con|en|each|get|getting)\\b`,
);

/** Whether a text says that there is only one location: `no, just one salon`. */
export const tellsOne = (folded: string): boolean => onlyOne.test(marked(folded));

const onlyOne =
  /\b(?:just|only|solo|solamente|nomas)(?: (?:have|got|the|for|tengo|la|el))*(?: (?:one|1|un|una))? (?:\w+ )?shop\b|\b(?:one|1) shop\b(?=\W|$)(?! (?:on|with|and|is|gets|at)\b)/;

/** How many of anything a visitor says to have: `I run six laundromats`. */
export function owned(folded: string): number | undefined {
  const text = marked(folded);
  const value = valueOfNumeral((run.exec(text) ?? leading.exec(text))?.[1]);
  if (value > 1 && value < 100) return value;
  return ordinals[another.exec(withShops(folded))?.[1] ?? ''];
}

/** `make that 3`, `if there are two of them` */
const changed = new RegExp(
  `\\b(?:make (?:it|that)|if|just|do|say|get|for|que sean|si son|para) ${numeral}\\b(?=\\W*$|,| of | on | pro| starter| dominate|.{0,12}\\bboth\\b)`,
);
const bothOf =
  /\bboth (?:(?:of )?(?:them|em) )?(?:(?:would|will|should) )?(?:(?:on|with|w|in|at|get|got|had|have|took|were|are|be|under) )?(?:on )?(?:the |el )?(?:pro|starter|dominate|growth|enterprise|cheap|middle|mid|big|basic|top|small|daily|smallest|biggest)\b|\b(?:los|las) dos (?:con|en|son) (?:el )?(?:pro|starter|dominate|barato|grande|chico|medio|mas)\b|\b(?:pro|starter|dominate|one) (?:for|en|at|para) (?:both|ambos|ambas|(?:los|las) dos)\b/;
/** `for both of us`, `para los dos`: each of them pays. */
const ofUs =
  /\b(?:for|para) (?:both of us|us both|the (?:two|2) of us|(?:nosotros |nosotras )?(?:los|las) dos)\b/;
const ofEach =
  /\b(?:all of (?:them|em|those|it)|(?:them|em|for) all|all (?:\d|two|three|four|five)|all (?:on|with|get|getting|in|locations|stores|shops|places|units)|each|every(?: one|one)?|both|cada un[oa]|tod[oa]s|ambos|ambas|(?:los|las) (?:dos|tres|cuatro))\b/;
const asksContents = /\b(do|does|get|gets|include\w*|have|fees?|tienen|incluyen|cargos?)\b/;

/** How often a plan is paid: as often as the question says, or for each location of the conversation. */
export function multiplier(
  folded: string,
  { plans, aboutPrice, count }: SumContext,
): number | undefined {
  const own = locations(folded);
  if (own) return own;
  const asked = valueOfNumeral(changed.exec(folded)?.[1]);
  if (asked > 1 && asked < 50 && (aboutPrice || count || plans.length > 0)) return asked;
  if (plans.length > 1) return undefined;
  if (bothOf.test(folded) || ofUs.test(folded)) return 2;
  const told = count ?? owned(folded);
  return told && (asksPrice.test(folded) || !asksContents.test(folded)) && ofEach.test(folded)
    ? told
    : undefined;
}

const anyThings = new RegExp(
  `(?<![$\\d])\\b${numeral} (?!things)(?:(?!things)[a-z]+ )?(?!things)[a-z]{3,}s\\b`,
);
const forEachOne =
  /\b(?:(?:for|at|in|on|to|en|para) (?:each|every|all|cada|tod[oa]s)|each (?:of (?:them|em)|one|on|with|w|get|gets)|cada un[oa])\b/;

/** `4 daycare centers, a Starter for each of them`: so many of anything that each gets a plan. */
export function ofEachNamed(folded: string): number | undefined {
  const value = valueOfNumeral(anyThings.exec(marked(folded))?.[1]);
  return value > 1 && value < 100 && forEachOne.test(folded) ? value : undefined;
}
