import { capitalize } from '../../app/facts/plan-copy.ts';
import { pages } from '../facts/fact.ts';
import { statedIn } from '../facts/stated-facts.ts';
import { opensForm } from '../reply-subject.ts';
import type { State } from '../state.ts';
import type { Language } from '../understand/language.server.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import type { Answer, Knowledge } from './answer.ts';
import { uncapitalize } from './wording.ts';

/**
 * Says the last answer again, shorter or in the other language: `say that again`, `tl;dr`, `me lo repites
 * en español`.
 */
export function sayAgain(
  { folded, language: spoken }: Meaning,
  before: State,
  { facts }: Knowledge,
): Answer | undefined {
  const wish = ofOther.test(folded) ? undefined : wantedLanguage(folded);
  const reply = before.replies.at(-1) ?? '';
  if (!wish && !(reply && wantsAgain(folded))) return undefined;
  const named = spanish.test(folded) ? 'es' : english.test(folded) ? 'en' : undefined;
  const language = wish ?? named ?? spoken;
  const isShort = shorter.test(folded);
  const last = statedIn(reply, facts).slice(0, isShort ? 1 : undefined);
  const told = last.map((one) => capitalize(one[language])).join(' ');
  const isSame = language === before.language;
  // A sum or the form has its own words in each language.
  const text = told || (isSame && !wish && reply ? (isShort ? firstOf(reply) : reply) : '');
  return {
    kind: last.length > 0 ? 'facts' : 'talk',
    text: !text
      ? goOn[language]
      : isSame
        ? `${again(isShort)[language]} ${uncapitalize(text)}`
        : text,
    links: last.map(({ page }) => pages[page]),
    ...(opensForm(reply) && { form: before.contact }),
  };
}

const wantsAgain = (folded: string): boolean => {
  const all = folded.split(/[^\p{L}\d']+/u).filter(Boolean);
  const rest = all.filter((word) => !aside.has(word)).map((word) => (isIt.has(word) ? 'it' : word));
  return (
    all.length <= maxWords &&
    (orders.has(rest.join(' ')) ||
      (rest.length === 0 && /\b(?:again|more time|otra vez|de nuevo)\b/.test(folded)) ||
      (unclear.test(folded) && !ofOther.test(folded)))
  );
};
/** Words beside an order. */
const aside: ReadonlySet<string> = new Set(
  'ok okay sorry wait um uh hey lol huh pls please plz can could would you u just to me the a bit much even your last previous answer message thanks thx now one more time again perdon oye porfa porfavor por favor me lo eso esto y otra vez de nuevo gracias'.split(
    ' ',
  ),
);
const isIt: ReadonlySet<string> = new Set(['that', 'this', 'it', 'same']);
/** Orders about the last answer alone, without such words: `can it repeat a post` is none. */
const orders: ReadonlySet<string> = new Set(
  [
    'say it|tell it|repeat|repeat it|repeat yourself|come|what did say|what was it|say|once|run it by|repite|repita|repitelo|repitalo|repitamelo|repiteme|repiteme it|que dijo|que dijiste|como dijo|como dijiste|dime|digame|dimelo|digamelo|expliqueme|explicame',
    'shorter|make it shorter|say it shorter|make it short|keep it short|short version|give short version|in line|in one line|in sentence|make it in line|say it in line|fewer words|less words|in fewer words|in less words|too long|too long didnt read|tldr|tl dr|quick version|sum it up|summarize|summarize it|shorten|shorten it|mas corto|mas breve|mas cortito|en una linea|en una frase|en pocas palabras|en menos palabras|muy largo|demasiado largo|resume|resumelo|resumido|en resumen|in short',
    'simpler|say it simpler|put it in simpler words|say it in simpler words|in simpler words|in plain english|say it in plain english|plain english|explain it like im 5|explain it simpler|simpler words|en palabras sencillas|en palabras simples|mas sencillo|mas facil|mas simple',
    'translate it|translate it spanish|translate it english|translate it into spanish|translate it in spanish|it in spanish|it in english|it but in spanish|it thing in spanish|lo mismo en espanol|traducelo|traduzca|traduzcalo|en espanol|en ingles|dimelo en ingles|dimelo en espanol|digamelo en espanol|pero en espanol|pero en ingles|in spanish|in english',
  ].flatMap((one) => one.split('|')),
);
/** Anywhere in a message: `wall of text lol`, `dumb it down for me`. */
const unclear =
  /\b(?:wall of text|too wordy|too long|(?:not|ain'?t|no voy a) (?:reading|gonna read|leer)|(?:mucho|demasiado) texto|(?:the |just the )?gist|nutshell|get to the point|cliff ?notes|condense (?:it|that)|(?:boil|cut|trim|dumb|break) (?:it|that) down|eli5|lay ?man'?s?|jargon|re-?phrase|reword|(?:say|put) (?:it|that) (?:differently|simple|straight|another way|a different way)|(?:use )?(?:less|fewer) words|al grano|resum(?:en|ilo|elo|ir)|mas (?:simple|sencillo|facil)|en cristiano|dil[oe] de nuevo|d[ií]galo otra vez|repetime|q dijo|(?:didn'?t|did not) (?:catch|hear) (?:it|that|you)|what did (?:it|you|u) say|(?:send|type) (?:me )?(?:it|that|the last message|your last message) again|resend (?:it|that|your last message))\b/;
/** What else could be long or summed up. */
const ofOther =
  /\b(?:posts?|blogs?|articles?|reports?|agents?|contracts?|trial|dashboard|plans?|site|page|customers?|publicaciones|informes?|contrato|prueba|agente|clientes?)\b/;
const spanish = /\b(?:spanish|espanol|castellano)\b/;
const english = /\b(?:english|ingles)\b/;
const shorter =
  /\b(?:short\w*|brief\w*|less|fewer|summ\w+|tl;? ?dr|too (?:long|wordy)|text[o]?|gist|condense|(?:boil|cut|trim) (?:it|that)|grano|one (?:line|sentence|word)|quick version|nutshell|cort[oa]|breve\w*|resum\w+|menos|una (?:linea|frase))\b/;
const firstOf = (reply: string) => reply.split(/(?<=[.!?]) /)[0] ?? reply;

/** What a repeated answer begins with. */
const again = (isShort: boolean): Record<Language, string> =>
  isShort ? { en: 'In short:', es: 'En breve:' } : { en: 'Again:', es: 'Otra vez:' };

/** The language that a message asks for, if it asks for nothing else. */
function wantedLanguage(folded: string): Language | undefined {
  const asked = wishes.find(([, wish]) => wish.test(folded));
  return asked && folded.split(/\s+/).length <= maxWords ? asked[0] : undefined;
}

const maxWords = 12;

/** What asks for something to be said, by us: `write it in Spanish` asks it of the agent. */
const say =
  '(?:repeat|say|tell me|explain|answer|switch|again|same|now|repit\\w*|repetir\\w*|dig[ao]\\w*|decir\\w*|dime\\w*|expli\\w+|contest\\w+|hablemos|sigamos|ahora)';
const end = '(?: (?:sorry|please|pls|thanks|por favor|porfa|perdon|gracias))?\\W*$';
const wishes: readonly (readonly [Language, RegExp])[] = [
  [
    'es',
    new RegExp(
      `\\b${say}\\b.{0,20}\\b(?:(?:in|to) spanish|en espanol)${end}|^(?:en espanol|in spanish)${end}|\\b(?:my spanish is (?:much |a lot )?better|(?:better|more comfortable) in spanish|no (?:hablo|entiendo) (?:mucho |bien )?(?:el )?ingles)${end}`,
    ),
  ],
  [
    'en',
    new RegExp(
      `\\b${say}\\b.{0,20}\\b(?:(?:in|to) english|en ingles)${end}|^(?:en ingles|in english)${end}|\\b(?:my english is (?:much |a lot )?better|(?:better|more comfortable) in english|(?:i )?don'?t (?:speak|read|understand) spanish)${end}`,
    ),
  ],
];

const goOn: Readonly<Record<Language, string>> = {
  en: 'Of course, let’s go on in English. What would you like to know?',
  es: 'Claro, sigamos en español. ¿Qué te gustaría saber?',
};
