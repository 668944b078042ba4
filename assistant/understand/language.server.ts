import { keepAll } from '../../lib/site-settings.ts';
import { factTable } from '../facts/table.ts';

/** Lower case, compatibility forms (`＄` becomes `$`), without accents and invisible characters. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc`´]/g, "'")
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\d)\.(?=\d)/g, '$1·');
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

/**
 * Language of a message: that of more of its words.
 * @param before that of the conversation, which a message without certain words of either keeps.
 */
export function languageOf(text: string, before: Language = 'en'): Language {
  if (/[¿¡ñ]/.test(text)) return 'es';
  if (/\b(do|does|can|could) .*\bspanish\b/i.test(text)) return before;
  if (/\b(speak|in|hablan?|en) (spanish|espa[nñ]ol)\b/i.test(text))
    return before === 'es' || /\bhola\b/i.test(text) || !/\b(you|do|we|can|i)\b/i.test(text)
      ? 'es'
      : 'en';
  // What is quoted is not the visitor's own language.
  const own = text.replace(/(?<!\p{L})(["'“‘«]).{12,}?["'”’»]/gu, ' ');
  const { en, es } = vocabulary();
  const words = fold(own).match(/\p{L}+/gu) ?? [];
  // `Fredericksburg, VA`; `como te va` is Spanish.
  const isState = words.at(-1) === 'va' && !es.has(words.at(-2) ?? 'va');
  const all = isState ? words.slice(0, -1) : words;
  const spanish = all.filter((word) => es.has(word)).length;
  const foreign = all.filter((word) => en.has(word)).length;
  const accents = spanish > 0 && /[áéíóú]/i.test(own) ? 1 : 0;
  if (spanish + accents === foreign) return before;
  return spanish + accents > foreign ? 'es' : 'en';
}

/** Words that only one of the languages has: those of the facts, and what visitors add to them. */
const vocabulary = once(() => {
  const facts = factTable({ name: '', phone: '', email: '', url: '', retention: keepAll });
  const wordsOf = (texts: readonly string[]) =>
    new Set(texts.flatMap((text) => fold(text).match(/\p{L}{2,}/gu) ?? []));
  const en = wordsOf([...facts.map((fact) => fact.en), english]);
  const es = wordsOf([...facts.map((fact) => fact.es), spanish]).union(new Set(['y', 'o']));
  return { en: en.difference(es), es: es.difference(en) };
});

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const spanish =
  'que cual cuales cuanto cuanta cuantos cuantas cuesta cuestan precio precios como donde cuando quien hola gracias ustedes usted tienen tienes tiene puedo puede pueden podria necesito quiero quisiera gratis prueba horario hablar persona telefono correo negocio empresa pagina las los una uno esta estan ofrecen hacen hablan atienden servicio mes dias ano pagar tarjeta cancelar descuento dame dime ignora olvida eres ser sin mi su sus el y en es lo se la de un unos unas nos les le tu tus ya muy hay soy mis mas pero sobre hasta desde hacer hago ese esa eso todo cada puedes trabajan manejan incluye tengo estoy algo alguien alguna ayuda ayudame tarea hijo hija ahorita ahora abiertos cobran piden publican oye llamen llamenme mande envien nadie dos veces contrato auditoria me marcado llame llamo buenas buenos noches tardes cobraron pusieron subieron devuelvan dinero quiero sirve sale pues oigan porfa favor mucho nada tambien entonces imprimen venden tarjetas arreglan con por para del al sitio perdi';
const english =
  'the what how is are do does did can could you your it and of for with when where who which my we they this that have has would will about there u ur im to at from be not if or so any get got much many want need please thanks hello call our was were been am in on i cost price does whats hey ok me';
