import { capitalize } from '../../app/facts/plan-copy.ts';
import { isCapital, isNameWord, wordsOf } from './person-name.ts';

/** `Kim is my last name`, `last name Kim` */
const lastName =
  /(?<!\p{L})(?:(\p{L}[\p{L}'’-]+) is (?:my|the) (?:last|sur) ?name|(?:last|sur) ?name(?:['’]?s| is|:)? (\p{Lu}[\p{L}'’-]+))/iu;
const firstName = /(?<!\p{L})first name(?:['’]?s| is|:)? (\p{L}[\p{L}'’-]+)/iu;
/** `john with an h` */
const spelledWith =
  /(?<!\p{L})(\p{L}[\p{L}'’-]+) (?:with|without) (?:an?|one|two|no) \p{L}['’]?s?\b/iu;

/**
 * A name that the conversation knows, with what a message adds: its last name, or how the first is
 * spelled.
 */
export function completedName(
  text: string,
  known: string | undefined,
  name: string | undefined,
  isWord: (word: string) => boolean,
): string | undefined {
  const [first = '', ...others] = known?.split(' ') ?? [];
  const [, before, after] = lastName.exec(text) ?? [];
  // The expression ignores case.
  const last = before ?? (after && isCapital(after) ? after : undefined);
  const given = firstName.exec(text)?.[1] ?? first;
  if (last) return [given, last].filter(Boolean).map(capitalize).join(' ');
  const [, spelled = name] = (first && spelledWith.exec(text)) || [];
  const isSpelling =
    spelled &&
    !spelled.includes(' ') &&
    spelled.slice(0, 2).toLowerCase() === first.slice(0, 2).toLowerCase();
  if (isSpelling) return [spelled, ...others].map(capitalize).join(' ');
  // `saul levitt if they need a last name`, once Saul is known
  const [start = '', next = ''] = wordsOf(text);
  const isLonger = first && others.length === 0 && start.toLowerCase() === first.toLowerCase();
  if (
    isLonger &&
    isNameWord(next) &&
    (isCapital(next) || !isWord(next.toLowerCase())) &&
    next.toLowerCase() !== start.toLowerCase()
  )
    return [first, capitalize(next)].join(' ');
  return name;
}
