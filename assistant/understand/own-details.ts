import type { ContactDetails } from './contact.ts';
import { isYesNo } from './questions.ts';

type Field = keyof ContactDetails;

const words: Readonly<Record<Field, RegExp>> = {
  name: /\b(?:name|nombre|apellido)s?\b(?! of)/,
  email: /\b(?:e-?mails?|address|correos?|inbox)\b|@/,
  phone:
    /\b(?:(?:tele|cell ?)?phone|cell|mobile|number|num|digits|line|tel|telefono|numero|celular|cel)s?\b|\d{3}\W?\d{4}/,
  company: /\b(?:company|business|shop|store|empresa|negocio|tienda)(?: name)?\b/,
  website: /\b(?:web ?site|site|url|pagina|sitio)\b/,
};
const fields = Object.keys(words) as Field[];

/** The kinds of details that a folded text names: `is my number in there`; the name of a business is one. */
export function fieldsNamed(folded: string): Field[] {
  const named = fields.filter((field) => words[field].test(folded));
  return named.includes('company') ? named.filter((field) => field !== 'name') : named;
}

const everything =
  /\b(?:everything|all (?:of )?(?:it|that|this|my)|my (?:info|details|data|stuff|information)|delete me|todo|mis datos|toda mi)\b/;

/** Whether a message is about details that stand elsewhere: `take my number off the ad`. */
export const areElsewhere = (folded: string): boolean => elsewhere.test(folded);
const elsewhere =
  /\b(?:google|listing|profile|maps|yelp|facebook|instagram|posts?|ads?|site|website|page|account|cuenta|anuncio|perfil|pagina)\b/;

/**
 * Details that a message takes out, emptied: `remove my phone, just email me`, `take all of it out`. Without
 * the last name, the first one stays.
 */
export function withdrawnFrom(folded: string, known: ContactDetails): ContactDetails {
  const clauses = folded.split(/[,.;!?]|\b(?:but|just|only|instead|pero|solo|mejor)\b/);
  const told = clauses.filter((clause) => takesOut.test(clause)).join(' ');
  const had = fields.filter((field) => known[field]);
  const named = fieldsNamed(told);
  const out = named.length > 0 || !everything.test(told) ? named : had;
  const [first = ''] = known.name?.split(' ') ?? [];
  const isLast = /\b(?:last|sur) ?name\b|\bapellido\b/.test(told);
  return Object.fromEntries(
    out
      .filter((field) => had.includes(field))
      .map((field) => [field, field === 'name' && isLast ? first : '']),
  );
}

const takesOut =
  /\b(?:take|remove|delete|erase|scratch|scrap|drop|clear|lose|get rid|don'?t (?:use|put|include|keep|send)|do not (?:use|put|include|keep|send)|no longer|quit\w+|borr\w+|saqu\w+|saca\w*|elimin\w+|tach\w+|no (?:use|ponga|pongan|incluya)\w*)\b/;

/** Whether the details that a yes-or-no question names are known; undefined if it names none, or is none. */
export function hasNamed(folded: string, known: ContactDetails): boolean | undefined {
  const named = fieldsNamed(folded);
  if (named.length === 0 || !isYesNo(folded)) return undefined;
  return named.every((field) => known[field]);
}
