import type { PlanId } from '../../app/facts/prices.ts';
import type { Fact } from '../facts/fact.ts';
import type { State } from '../state.ts';
import { locations, tellsOne } from '../sums/locations.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { isYesNo } from '../understand/questions.ts';

/**
 * The id of the fact on which plan fits a visitor: by what a message wants, by the size of the business that
 * they told, or by what most businesses choose.
 * @param before the state before the message.
 */
export function planAdvice(
  { folded, plans }: Pick<Meaning, 'folded' | 'plans'>,
  before: State,
  { quantities }: State,
): string {
  const wanted = wants.find(([, cue]) => cue.test(folded))?.[0];
  if (wanted) return wanted;
  const told = [folded, before.lastQuestion ?? '', before.questionBefore ?? ''];
  const tellsSmall = (text: string) => small.test(text) || tellsOne(text);
  const countsStaff = told.some((text) => ofStaff.test(text));
  const places = locations(folded) ?? quantities?.count ?? 1;
  if (places > 1 && !countsStaff) return 'locations.plan';
  if (told.some(tellsSmall) || before.said.has('plans.which')) return 'advice.small';
  const isOfSmallerTwo =
    (plans.length === 2 && !plans.includes('enterprise')) || smallerTwo.test(folded);
  return isOfSmallerTwo ? 'advice.smaller-two' : 'plans.which';
}

/** Whether a question that a fact answers asks which plan fits. */
export function asksAdvice({ id }: Fact, question: string): boolean {
  // `is your service too big for me`
  if (id === 'agent.industry' || id === 'prices.worth') return tooMuch.test(question);
  if (id === 'plans.popular') return !asksPopular.test(question);
  if (id === 'locations.plan') return !/\bdominate\b/.test(question);
  return id === 'plans.which' || id === 'plans.for';
}

const asksPopular =
  /\b(?:popular|most|normally|usually|typical\w*|people|folks|others|everyone|everybody|choose|mayoria|gente|elige\w*)\b/;

/** `forget dominate. starter or pro` */
const smallerTwo = /\b(?:starter (?:or|o|vs) pro|pro (?:or|o|vs) starter)\b/;

/** Yes or no to a question whether one plan fits; undefined if it asks for none. */
export function isAdvised(
  { id, about, insteadOf }: Fact,
  question: string,
  plans: readonly PlanId[],
): boolean | undefined {
  const [plan] = plans;
  const isAdvice = insteadOf === 'plans.which' || id === 'locations.plan';
  if (!isAdvice || !isYesNo(question)) return undefined;
  if (plans.length === 0 && tooMuch.test(question)) return false;
  return plans.length === 1 ? (plan === about) !== tooMuch.test(question) : undefined;
}

const tooMuch = /\b(?:overkill|too (?:much|big|large)|demasiado(?: grande)?|muy grande)\b/;

/** What a message wants, and the fact that says which plan has it; the larger plans first. */
const wants: readonly (readonly [string, RegExp])[] = [
  [
    'locations.plan',
    /\b(?:several|multiple|all (?:my|our)|varios|varias|more than (?:1|one)) (?:\w+ )?(?:locations?|shops|stores|offices|places|locales|sucursales)\b|(?<!\bno |\bnot (?:a |so |that |very )?)\b(?:crowded|saturated|(?:lots?|tons?|plenty|so much|a lot) of competit\w+|competid[oa]|mucha competencia)\b/,
  ],
  [
    'advice.posts',
    /\b(?:post\w*|insta\w*|facebook|tiktok|social|publi\w+)\b.{0,25}\b(?:every ?day|daily|each day|tod[oa]s los dias|diari\w+)\b|\b(?:every ?day|daily|tod[oa]s los dias)\b.{0,25}\b(?:post\w*|insta\w*|facebook|social|publi\w+)\b/,
  ],
  [
    'advice.google',
    /\b(?:mostly|mainly|only|just|really|sobre todo|solo)\b.{0,20}\b(?:google|seo|maps)\b|\b(?:show\w*|come|found|find|rank\w*|salir|aparecer|encuentr\w+)\b.{0,25}\b(?:google|maps|search\w*)\b/,
  ],
  [
    'advice.leads',
    /\b(?:more|mas|wants?|needs?|for|get|quiero|para) (?:\w+ ){0,2}?(?:leads?|ads|calls|phone calls|customers|clients|jobs|bookings|llamadas|clientes|citas|anuncios)\b/,
  ],
];

/** `just me and my sister`, `im tiny`, `6 tables`: says how small the business is, or its budget. */
const small =
  /\b(?:just|only) (?:me|the two of us)\b|\b(?:one|single|two|1|2|3)[ -](?:man|woman|person|people|guy|chair|truck|van|employee|crews?|room)\b|\b(?:solo|by myself|on my own|self[ -]employed|overkill)\b|\b(?:i'?m|im|we'?re|am|are|so|very|really|too|a|an|its|it'?s|my|our|one|this) (?:a |so |very |really |pretty |just |too |kinda |one )*(?:tiny|small|little)\b|\b(?:not|don'?t have|no) (?:so |that |too |very )?much (?:money|to spend)\b|\b(?:yo sol[oa]|solo (?:yo|soy yo)|somos (?:solo |nomas )?dos|chiquit[oa]s?|pequen[oa]s?|una sola persona|un[oa] sol[oa])\b|\b(?:[1-9]|one|two|three|four|five|six|seven|eight|nine|ten) (?:\w+ )?(?:tables?|chairs?|pupils?|students?|kids|children|rooms|mesas|sillas|alumnos|empleados)\b/;

/** `2 trucks`, `a team of 3 people`: counts no locations. */
const ofStaff =
  /\b(?:team|crew|staff) of\b|\b(?:man|people|persons?|guys|employees|workers|techs|crews?|trucks|vans|kids|children|pupils|students|personas|empleados) ?\b(?! (?:in|at) )|\bsomos (?:solo |nomas )?(?:dos|tres|cuatro|\d)\b/;
