/** Lower case, compatibility forms (`＄` is `$`), no accents, no zero-width or other marks. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc`´]/g, "'")
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\d)\.(?=\d)/g, '$1·');
}

/** A folded text's words, numbers and signs of money. */
export function words(folded: string): string[] {
  return folded
    .replace(/\b(ca|wo|do|does|did|is|are|was|could|should|would|have|has)n'?t\b/g, '$1nt')
    .replace(/\b(what|how|who|where|when|that|there|here|it)'?s\b/g, '$1 is')
    .replace(/'(s|re|ll|ve|d|m)\b/g, ' $1')
    .replace(/[^\p{L}\p{N}$€£%·@]+/gu, ' ')
    .split(' ')
    .filter(Boolean);
}

/** A text's sentences, folded; what has no word is none. */
export function sentences(text: string): string[] {
  return (fold(text).match(/[^.?!;\n]+[.?!;\n]*/g) ?? []).filter((one) =>
    /[\p{L}\p{N}]/u.test(one),
  );
}

const spanish = new Set(
  'que cual cuales cuanto cuanta cuantos cuesta cuestan precio precios como donde cuando quien hola gracias ustedes usted tienen tienes tiene puedo puede pueden necesito quiero quisiera gratis prueba horario horarios hablar persona telefono correo negocio empresa pagina para por los las del una uno este esta estan son ofrecen hacen hablan atienden servicio servicios mes dias pagar tarjeta cancelar descuento dame dime ignora eres ser sin con mi su sus al el y en es lo me se si la de no un unos unas nos les le te tu tus va ya muy hay soy mis mas pero sobre hasta desde hacer ese esa eso todo cada cual ustedes puedes pueden quieren trabajan manejan incluye incluyen tengo estoy estan algo algun alguna'.split(
    ' ',
  ),
);
/** Spanish words that English texts hold too. */
const ambiguous = new Set(
  'me son con al es lo se si en el mi su y son una ser este la de no un te va ya le pro tu hay'.split(
    ' ',
  ),
);

/** The language to answer in. */
export function languageOf(text: string): 'en' | 'es' {
  if (/[¿¡]/.test(text)) return 'es';
  const all = fold(text).match(/\p{L}+/gu) ?? [];
  const hits = all.filter((word) => spanish.has(word));
  const sure = hits.filter((word) => !ambiguous.has(word)).length;
  return sure > 0 && hits.length / all.length >= 0.3 ? 'es' : 'en';
}
