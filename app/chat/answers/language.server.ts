import { correct } from './spelling.server.ts';

/** A part of what was typed. */
export interface Clause {
  /** Lower-case words with single spaces; spelling corrected. */
  text: string;
  /** Whether it asks something, as far as its form tells. */
  asks: boolean;
}

/** A question made ready for matching. */
export interface Reading {
  clauses: Clause[];
  language: 'en' | 'es';
}

/** How a politely wrapped question begins; the wrapping's "you" is not what is asked about. */
const wrapping =
  /\b(?:(?:can|could|would|will|do) (?:you|u|yall) (?:please |pls |kindly |just |even |happen to )*(?:tell|know|explain|let me know|say|inform|remind|help me understand)(?: to)?(?: me| us)?|i (?:would|d) (?:like|love|want) to (?:know|ask)|i (?:was|am|m) (?:just )?wondering|just wondering|quick question|thank you|thanks|tell me|let me know|me (?:puede|puedes|podria|podrias)n? decir|quisiera saber|quiero saber|por favor|please|pls)\b/g;

/** Splits, folds and corrects what a visitor typed. */
export function read(text: string): Reading {
  const folded = fold(text);
  const clauses = (folded.match(/[^.?!;\n]+[.?!;\n]*/g) ?? []).flatMap(clausesOf);
  return { clauses, language: /[¿¡]/.test(text) || isSpanish(folded) ? 'es' : 'en' };
}

function clausesOf(sentence: string): Clause[] {
  const parts = sentence
    .split(/,|\b(?:but|because|since|although|so that|pero|porque)\b/)
    .map((part) => words(part).map(correct).join(' '))
    .filter(Boolean);
  return parts
    .map((part, index) => ({
      text: part
        .replace(wrapping, ' ')
        .replace(/free trail\b/, 'free trial')
        .replace(/ {2,}/g, ' ')
        .trim(),
      asks: asking.test(part) || (index === parts.length - 1 && sentence.includes('?')),
    }))
    .filter(({ text }) => text !== '');
}

const asking =
  /^(and |so |ok |but |or |like |namely )*(how|what|when|where|which|who|why|do|does|did|can|could|would|will|is|are|should|que|cual|cuanto|como|donde|hay|puedo)\b|\b(how (much|many|long|soon|fast|often|do)|what (is|are|do|does|would|you)|can (i|you|we|your)|do (you|i|we)|is there|are you|would your?|whether|want to know|need to know|explain|tell me|give me|would like to know)\b/;

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

function words(clause: string): string[] {
  return clause
    .replace(/\b(can|won|don|doesn|didn|isn|aren|couldn|shouldn|wouldn|haven)'?t\b/g, '$1t')
    .replace(/\bwhat's\b|\bwhats\b/g, 'what is')
    .replace(/\bhow's\b/g, 'how is')
    .replace(/\bwho's\b/g, 'who is')
    .replace(/\bwhere's\b/g, 'where is')
    .replace(/'(s|re|ll|ve|d|m)\b/g, ' $1')
    .replace(/[^\p{L}\p{N}$%·@/+-]+/gu, ' ')
    .replace(/(^|\s)[-/+]+|[-/+]+(?=\s|$)/g, ' ')
    .split(/[\s/-]+/)
    .filter(Boolean);
}

const spanish = new Set(
  'que cual cuales cuanto cuanta cuantos cuesta cuestan precio precios como donde cuando quien hola gracias ustedes usted tienen tienes tiene puedo puede pueden necesito quiero quisiera gratis prueba horario horarios hablar persona telefono correo negocio empresa pagina para por los las del una uno este esta estan son ofrecen hacen hablan atienden servicio servicios mes dias pagar tarjeta cancelar descuento dame dime ignora eres ser sin con mi su sus al el y en es lo me se si'.split(
    ' ',
  ),
);
/** Spanish words that English texts hold too. */
const ambiguous = new Set('me son con al es lo se si en el mi su y son una ser este'.split(' '));

function isSpanish(folded: string): boolean {
  const all = folded.match(/\p{L}+/gu) ?? [];
  const hits = all.filter((word) => spanish.has(word));
  const sure = hits.filter((word) => !ambiguous.has(word)).length;
  return sure > 0 && hits.length / all.length >= 0.3;
}
