/**
 * Lower case, compatibility forms (`＄` becomes `$`), without accents and invisible characters. A dash,
 * a quotation mark or an emoji becomes one within Latin-1: V8 compiles an expression again for the
 * first text with a letter beyond, and all of the assistant's would take 5 MB more.
 */
export function fold(text: string): string {
  const folded = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc`´]/g, "'")
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\d)\.(?=\d)/g, '$1·')
    .replace(/[^\0-\xff€\p{L}\p{N}]/gu, standIn);
  if (/[^\0-\xff]/.test(folded)) return folded;
  // What is made of a string with two bytes a letter has two as well, even without such letters.
  return Buffer.from(folded, 'latin1').toString('latin1');
}

/** A character within Latin-1 that expressions treat like one beyond it. */
function standIn(character: string): string {
  if (/\p{Pd}/u.test(character)) return '-';
  if (/[“”„]/.test(character)) return '"';
  return /\p{Extended_Pictographic}/u.test(character) ? '©' : '¤';
}

/** Words, numbers and currency signs of a folded text. */
export function words(folded: string): string[] {
  return folded
    .replace(/\b(ca|wo|do|does|did|is|are|was|could|should|would|have|has)n'?t\b/g, '$1nt')
    .replace(/\b(what|how|who|where|when|that|there|here|it)'?s\b/g, '$1 is')
    .replace(/'(s|re|ll|ve|d|m)\b/g, ' $1')
    .replace(/[^\p{L}\p{N}$€£%·@]+/gu, ' ')
    .split(' ')
    .filter(Boolean);
}

/** Sentences of a text, folded, without those that have no word. */
export function sentences(text: string): string[] {
  return (fold(text).match(/[^.?!;\n]+[.?!;\n]*/g) ?? []).filter((sentence) =>
    /[\p{L}\p{N}]/u.test(sentence),
  );
}

const stopWords = new Set(
  `a an the and or of to in on at for with from by as is are was were be been am do does did have has had will would can
could should may might i my me we our you your yours it its this that these those they them he she his her not no yes so if
then than too very just really about into over up down out off when where why how what which who there here some any all
each much many more most get got let want need know tell please us also only s t re ll ve d m article articles post posts blog blogs anything something read tips
el la los las un una de del y o que en con por para es son`.split(/\s+/),
);

/** Words of a text that carry its meaning, for searching. */
export function searchTerms(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => word.length > 1 && !stopWords.has(word),
  );
}

/** A word without its English ending, so that `replying` finds `replies`. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^s])s$/, '$1')
    .replace(/(\w{3,})(ing|ed)$/, '$1')
    .replace(/(\w{3,})e$/, '$1')
    .replace(/(.)\1$/, '$1');
}

/** Languages that the assistant answers in. */
export type Language = 'en' | 'es';
