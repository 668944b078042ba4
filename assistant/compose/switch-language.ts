import { capitalize } from '../../app/facts/plan-copy.ts';
import { pages } from '../facts/fact.ts';
import { statedIn } from '../facts/stated-facts.ts';
import type { State } from '../state.ts';
import type { Language } from '../understand/language.server.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import type { Answer, Knowledge } from './answer.ts';

/** Goes on in the language that a visitor asks for, with what was said last: `me lo repites en español`. */
export function switchLanguage(
  { folded }: Meaning,
  before: State,
  { facts }: Knowledge,
): Answer | undefined {
  const language = wantedLanguage(folded);
  if (!language) return undefined;
  const last = statedIn(before.replies.at(-1) ?? '', facts);
  return {
    kind: last.length > 0 ? 'facts' : 'talk',
    text: last.map((one) => capitalize(one[language])).join(' ') || goOn[language],
    links: last.map(({ page }) => pages[page]),
  };
}

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
