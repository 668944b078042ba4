import { keepAll } from '../../lib/site-settings.ts';
import { factTable } from '../facts/table.ts';
import { fold, type Language } from './language.server.ts';
import { NumbersByName } from './name-hashes.server.ts';

/** A word with its number of English and of Spanish examples. */
export type WordLanguages = readonly [word: string, english: number, spanish: number];

/** Log-odds of Spanish that a single word of the examples can add, and one that none of them has. */
const most = { known: 3, unknown: 1 };
/** Log-odds that a message starts with: no single word (`videos?`, `weekend?`) ends a conversation's language. */
const prior = { first: -0.7, en: -3.2, es: 3.2 };
/** What accents add, and the letter that English words lack. */
const marks = { accent: 1, enye: 2 };
/** Examples added to each count, so that a word seen once decides little. */
const smoothing = 0.3;

/** Identifies the language of a message by its words, and unknown words by their letters. */
export class LanguageIdentifier {
  /** Log-odds of Spanish by word, and by run of letters. */
  readonly #words: NumbersByName;
  readonly #trigrams: NumbersByName;

  constructor(counts: readonly WordLanguages[]) {
    const total = counts.reduce((sum, [, en, es]) => ({ en: sum.en + en, es: sum.es + es }), {
      en: 1,
      es: 1,
    });
    const words = new Map<string, number>();
    const letters = new Map<string, { en: number; es: number }>();
    for (const [word, en, es] of counts) {
      const odds = Math.log((es + smoothing) / total.es) - Math.log((en + smoothing) / total.en);
      words.set(word, clamp(odds, most.known));
      // A word that one example has may be a name.
      if (en + es < 2) continue;
      for (const run of trigrams(word)) {
        const { en, es } = letters.get(run) ?? { en: 0, es: 0 };
        letters.set(run, odds > 0 ? { en, es: es + 1 } : { en: en + 1, es });
      }
    }
    this.#words = new NumbersByName(words);
    this.#trigrams = new NumbersByName(
      [...letters].map(([run, { en, es }]) => [run, Math.log((es + 1) / (en + 1))]),
    );
  }

  /**
   * Language of a message.
   * @param before that of the conversation, undefined for its first message.
   */
  identify(text: string, before: Language | undefined): Language {
    if (/[¿¡]/.test(text)) return 'es';
    const asked = askedLanguage(text, before);
    if (asked) return asked;
    // What is quoted is not the visitor's own language, an address no language.
    const own = text.replace(/(?<!\p{L})(["'“‘«]).{12,}?["'”’»]|\S+[@.]\S+/gu, ' ');
    const odds = tokens(own)
      .filter((word) => !common.has(word))
      .reduce((sum, word) => sum + this.#oddsOf(word), prior[before ?? 'first']);
    const accents = /[áéíóú]/i.test(own) ? marks.accent : 0;
    return odds + accents + (/ñ/i.test(own) ? marks.enye : 0) > 0 ? 'es' : 'en';
  }

  /** Whether a word is one that Spanish examples have at least as often as English ones. */
  isSpanishWord(word: string): boolean {
    return (this.#words.get(word) ?? 0) >= 0;
  }

  /** Log-odds that a word is Spanish. */
  #oddsOf(word: string): number {
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    const runs = trigrams(word);
    const found = runs.flatMap((run) => this.#trigrams.get(run) ?? []);
    // `asdfghjk` is no word.
    if (found.length < 0.75 * runs.length) return 0;
    return clamp(
      found.reduce((sum, odds) => sum + odds, 0),
      most.unknown,
    );
  }
}

/** Words of both languages. */
const common = new Set([
  'ok',
  'okay',
  'no',
  'info',
  'chat',
  'plan',
  'whatsapp',
  'website',
  'me',
  'va',
  'md',
]);

/** `do you speak Spanish` is English, `español?` wants Spanish. */
function askedLanguage(text: string, before: Language | undefined): Language | undefined {
  if (/\b(do|does|can|could) .*\bspanish\b/i.test(text))
    return /\bhola\b/i.test(text) ? 'es' : (before ?? 'en');
  if (!/\b(speak|in|hablan?|en) (spanish|espa[nñ]ol)\b|^\W*espa[nñ]ol\W*$/i.test(text))
    return undefined;
  // `half my customers only speak spanish`: its other words tell.
  if (text.trim().split(/\s+/).length > 4) return undefined;
  return before === 'es' ||
    /\bhola\b/i.test(text) ||
    !/\b(you|do|we|can|i|the|is|it|any\w*)\b/i.test(text)
    ? 'es'
    : 'en';
}

/**
 * Counts in how many English and Spanish examples each word occurs. The examples name no language:
 * the facts do, in both, and each pass reads the examples by the words of the pass before.
 */
export function countLanguages(texts: readonly string[], passes = 3): WordLanguages[] {
  const site = { name: '', phone: '', email: '', url: '', retention: keepAll };
  const facts = factTable(site).flatMap(({ en, es }) => [
    { text: en, language: 'en' as const },
    { text: es, language: 'es' as const },
  ]);
  let counts = count([...facts, ...seeds]);
  for (let pass = 0; pass < passes; pass++) {
    const identifier = new LanguageIdentifier(counts);
    counts = count([
      ...facts,
      ...seeds,
      ...texts.map((text) => ({ text, language: identifier.identify(text, undefined) })),
    ]);
  }
  return counts;
}

/** Words that the facts lack and every visitor uses. */
const seeds = [
  {
    language: 'es',
    text: 'que cual cuanto cuanta cuantos cuesta como donde cuando quien hola gracias y o el la los las un una de del al en con por para es son mi su se te lo le si pero mas muy ya hay tengo quiero puedo tienen hacen pueden soy estoy esta estan nada nadie nunca bien esto eso ese esa',
  },
  {
    language: 'en',
    text: 'what how who where when why which the a an is are was do does did can could would will you your i my me we us it its this that they them and or but of for with from to in on at not if so have has had there please thanks hello hi want need get any much many',
  },
] as const;

function count(texts: readonly { text: string; language: Language }[]): WordLanguages[] {
  const counts = new Map<string, [number, number]>();
  for (const { text, language } of texts) {
    for (const word of new Set(tokens(text))) {
      const both = counts.get(word) ?? [0, 0];
      both[language === 'en' ? 0 : 1] += 1;
      counts.set(word, both);
    }
  }
  return [...counts].map(([word, [en, es]]) => [word, en, es]);
}

/** Words of a text without names, which have a capital inside a sentence. */
const tokens = (text: string) => fold(text.replace(names, ' ')).match(/\p{L}+/gu) ?? [];
const names = /(?<=[\p{Ll}\d,] )\p{Lu}[\p{Ll}\p{Lu}]+/gu;

/** Runs of three letters of a word, with marks for its ends. */
function trigrams(word: string): string[] {
  const padded = `_${word}_`;
  return Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) =>
    padded.slice(at, at + 3),
  );
}

const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
