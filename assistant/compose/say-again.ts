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

const wantsAgain = (folded: string): boolean =>
  folded.split(/\s+/).length <= maxWords &&
  (orders.some((order) => order.test(folded)) || (unclear.test(folded) && !ofOther.test(folded)));
/** Anywhere in a message: `wall of text lol`, `dumb it down for me`. */
const unclear =
  /\b(?:wall of text|too wordy|too long|(?:not|ain'?t|no voy a) (?:reading|gonna read|leer)|(?:mucho|demasiado) texto|(?:the |just the )?gist|nutshell|get to the point|cliff ?notes|condense (?:it|that)|(?:boil|cut|trim|dumb|break) (?:it|that) down|eli5|lay ?man'?s?|jargon|re-?phrase|reword|(?:say|put) (?:it|that) (?:differently|simple|straight|another way|a different way)|(?:use )?(?:less|fewer) words|al grano|resum(?:en|ilo|elo|ir)|mas (?:simple|sencillo|facil)|en cristiano|dil[oe] de nuevo|d[ií]galo otra vez|repetime|q dijo|(?:didn'?t|did not) (?:catch|hear) (?:it|that|you)|what did (?:it|you|u) say|(?:send|type) (?:me )?(?:it|that|the last message|your last message) again|resend (?:it|that|your last message))\b/;
/** What else could be long or summed up. */
const ofOther =
  /\b(?:posts?|blogs?|articles?|reports?|agents?|contracts?|trial|dashboard|plans?|site|page|customers?|publicaciones|informes?|contrato|prueba|agente|clientes?)\b/;
const polite =
  '(?:(?:ok|okay|sorry|wait|um|uh|hey|lol|pls|please|can you|could you|can u|just|perdon|oye|porfa|por favor|me lo|me|lo|y)[ ,.!]+)*';
const after =
  "(?:[ ,]+(?:please|pls|plz|for me|again|now|thx|thanks|por favor|porfa|porfavor|gracias|i (?:missed|lost) (?:it|that)|i didn'?t (?:get|catch|understand) (?:it|that)|no (?:te |le )?(?:entendi|escuche)))*\\W*$";
/** Orders about the last answer alone: `can it repeat a post` is none. */
const orders = [
  // Again
  '(?:(?:say|tell|write|explain|run|go over|type) (?:me )?(?:that|it|this)(?: to me)?(?: again| one more time| once more| by me again)|repeat(?: (?:that|it|this|your(?:self| (?:last|previous) (?:answer|message|one))|the last (?:part|bit|answer|one)))?|(?:one|once) more(?: time)?|come again|what did (?:you|u) (?:just )?say|what was that(?: again)?|same again|say again|(?:repite|repita|repitem?e|repitelo|repitalo|repitamelo)(?: (?:eso|esto|lo ultimo|lo que dijo|lo de antes))?|(?:otra vez|de nuevo|una vez mas)|(?:que|como) (?:dijo|dijiste|dice)|(?:dime|digame|expliqueme|explicame)(?:lo)? (?:eso )?(?:otra vez|de nuevo))',
  // Shorter
  "(?:(?:make|keep|say|put|give) (?:it|that|this|me)(?: to me)? (?:(?:a (?:bit|little) |much |even )?(?:shorter|brief\\w*|short)|the short version|in (?:one|a|1) (?:line|sentence|word)|in (?:fewer|less) words)|(?:much |even |a bit )?shorter(?: (?:answer|version))?|shorten (?:it|that|this|your (?:last )?answer)|(?:in|just) (?:one|1|a) (?:line|sentence)|(?:fewer|less) words|too long(?:,? (?:didn'?t|did not) read)?|tl;? ?dr|(?:the )?(?:short|quick) version|sum (?:it|that) up|summarize(?: (?:it|that))?|bottom line|mas (?:corto|cortito|breve)|en (?:una|1) (?:linea|frase)|en (?:pocas|menos) palabras|(?:muy|demasiado) largo|resume(?:lo|melo)?|resumido|en resumen)",
  // Plainer, or in the other language
  "(?:(?:say|put|explain|tell me) (?:it|that|this) (?:in )?(?:simpler(?: words| terms)?|plain(?:er)?(?: (?:english|words))?|like (?:i'?m|im) (?:5|five))|(?:in )?(?:simpler|plain(?:er)?) (?:words|terms|english)|(?:translate|traduce\\w*|traduzca\\w*)(?: (?:that|it|this|eso|esto|lo))?(?: (?:to|into|in|al?|en) (?:spanish|english|espanol|ingles))?|(?:same thing|that|again|it|otra vez|lo mismo|dimelo|digamelo)(?:,? (?:but|pero))? (?:in|en) (?:spanish|english|espanol|ingles)|(?:en|con) palabras (?:mas )?(?:sencillas|simples|faciles)|mas (?:sencillo|facil|simple))",
].map((order) => new RegExp(`^\\W*${polite}${order}${after}`));

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
