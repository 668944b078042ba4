import { capitalize } from '../../app/facts/plan-copy.ts';

/** `Kim is my last name`, `last name Kim` */
const lastName =
  /(?<!\p{L})(?:(\p{L}[\p{L}'’-]+) is (?:my|the) (?:last|sur) ?name|(?:last|sur) ?name(?:['’]?s| is|:)? (?!(?:is|wrong|incorrect|misspelled|spelled|not|has)(?!\p{L}))(\p{L}[\p{L}'’-]+))/iu;
const namesLast = /(?<!\p{L})(?:last|sur) ?name(?!\p{L})|apellido/iu;
const firstName = /(?<!\p{L})first name(?:['’]?s| is|:)? (\p{L}[\p{L}'’-]+)/iu;
/** `john with an h` */
const spelledWith =
  /(?<!\p{L})(\p{L}[\p{L}'’-]+) (?:with|without) (?:an?|one|two|no) \p{L}['’]?s?\b/iu;

/**
 * A name that the conversation knows, with what a message adds: its last name, or how the first is
 * spelled.
 * @param name the name in the message.
 */
export function completedName(
  text: string,
  known: string | undefined,
  name: string | undefined,
): string | undefined {
  const [first = '', ...others] = known?.split(' ') ?? [];
  const [, before, after] = lastName.exec(text) ?? [];
  const last = before ?? (after && (name ?? /^\p{Lu}/u.test(after)) ? after : undefined);
  const given = firstName.exec(text)?.[1] ?? first;
  if (last) return [given, last].filter(Boolean).map(capitalize).join(' ');
  // `the last name is wrong, it's Kellar`
  const isNew = name && !name.includes(' ') && name.toLowerCase() !== first.toLowerCase();
  if (first && isNew && namesLast.test(text)) return `${first} ${capitalize(name)}`;
  const [, spelled = name] = (first && spelledWith.exec(text)) || [];
  const isSpelling =
    spelled &&
    !spelled.includes(' ') &&
    spelled.slice(0, 2).toLowerCase() === first.slice(0, 2).toLowerCase();
  return isSpelling ? [spelled, ...others].map(capitalize).join(' ') : name;
}

/**
 * `K-a-t-e` and `K A T E` as `Kate`; letters that spell the word before them are left out. A dictated
 * `question mark` is one: nobody’s name is Mark then.
 */
export const withoutSpelling = (text: string): string =>
  text
    .replace(/\b(?:question|exclamation) mark\b/gi, '?')
    .replace(
      /(?<![\p{L}-])(?:\p{L}(?:[-.]\p{L}){2,}|\p{Lu}(?: \p{Lu}){2,})(?![\p{L}-])/gu,
      (letters, offset: number) => {
        const word = letters.replace(/[-. ]/g, '').toLowerCase();
        const isRepeated = text.slice(0, offset).trimEnd().toLowerCase().endsWith(word);
        return isRepeated ? '' : capitalize(word);
      },
    );

/** `I am Mr. Kim`, `soy Doña Carmen de la panadería` */
const introduced =
  /(?<!\p{L})(?:i['’]?m|i am|this is|my name is|soy|habla|me llamo) ((?:mr|mrs|ms|miss|dr|pastor|don|do[nñ]a|sra?|se[nñ]ora?|lic)\.? \p{Lu}[\p{L}'’-]+)/iu;

/** A name with a title, by which visitors introduce themselves. */
export const titledName = (text: string): string | undefined => {
  const name = introduced.exec(text)?.[1];
  return name?.split(' ').map(capitalize).join(' ');
};
