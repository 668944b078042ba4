import { fold } from '../topics/language.server.ts';

const stop = new Set(
  `a an the and or of to in on at for with from by as is are was were be been am do does did have has had will would can
could should may might i my me we our you your yours it its this that these those they them he she his her not no yes so if
then than too very just really about into over up down out off when where why how what which who there here some any all
each much many more most get got let want need know tell please us also only s t re ll ve d m article articles post posts blog blogs anything something read tips
el la los las un una de del y o que en con por para es son`.split(/\s+/),
);

/** The words of a text that carry its meaning, as they are written. */
export function terms(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => word.length > 1 && !stop.has(word),
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
