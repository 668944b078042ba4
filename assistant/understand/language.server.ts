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

const spanish = new Set(
  'que cual cuales cuanto cuanta cuantos cuesta cuestan precio precios como donde cuando quien hola gracias ustedes usted tienen tienes tiene puedo puede pueden necesito quiero quisiera gratis prueba horario horarios hablar persona telefono correo negocio empresa pagina para por los las del una uno este esta estan son ofrecen hacen hablan atienden servicio servicios mes dias pagar tarjeta cancelar descuento dame dime ignora eres ser sin con mi su sus al el y en es lo me se si la de no un unos unas nos les le te tu tus va ya muy hay soy mis mas pero sobre hasta desde hacer ese esa eso todo cada cual ustedes puedes pueden quieren trabajan manejan incluye incluyen tengo estoy estan algo algun alguna ayudas ayuda ayudame tarea hijo hija ahorita abiertos cobran piden publican redes oye necesita llamen llamenme mande manda envien nadie dos veces ustedes contrato auditoria'.split(
    ' ',
  ),
);
/** Spanish words that English texts contain too. */
const ambiguous = new Set(
  'me son con al es lo se si en el mi su y son una ser este la de no un te va ya le pro tu hay'.split(
    ' ',
  ),
);

/** Languages that the assistant answers in. */
export type Language = 'en' | 'es';

/**
 * Language of a message.
 * @param before that of the conversation, which a message without certain words of either keeps.
 */
export function languageOf(text: string, before: Language = 'en'): Language {
  if (/[¿¡ñ]/.test(text)) return 'es';
  // What is quoted is not the visitor's own language.
  const own = text.replace(/(?<!\p{L})(["'“‘«]).{12,}?["'”’»]/gu, ' ');
  const all = fold(own).match(/\p{L}+/gu) ?? [];
  const hits = all.filter((word) => spanish.has(word));
  const certain = hits.filter((word) => !ambiguous.has(word)).length;
  if (certain > 0 && hits.length / all.length >= (/[áéíóú]/i.test(own) ? 0.15 : 0.3)) return 'es';
  if (/\b(speak|in|hablan?|en) (spanish|espa[nñ]ol)\b/i.test(own)) return 'es';
  const foreign = all.filter((word) => english.has(word)).length;
  if (/[áéíóú]/i.test(own) && hits.length > 0 && foreign < 2) return 'es';
  if (before === 'en') return 'en';
  return foreign > certain && foreign > 1 ? 'en' : hits.length > 0 || foreign === 0 ? 'es' : 'en';
}

/** English words that Spanish texts don't contain. */
const english = new Set(
  'the what how is are do does did can could you your it and of for with when where who which my we they this that have has would will about there'.split(
    ' ',
  ),
);
