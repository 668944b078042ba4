import { join } from 'node:path';
import { contactFolder, readLines } from './training-data.server.ts';

const read = (name: string): ReadonlySet<string> => new Set(readLines(join(contactFolder, name)));
const givenNames = read('given-names.txt');
const surnames = read('surnames.txt');

/** Whether a word in lower case, without accents, is a given name; some are words as well: `grace`. */
export const isGivenName = (word: string): boolean =>
  givenNames.has(word) || hasPart(word, givenNames);
/** The same for surnames. */
export const isSurname = (word: string): boolean => surnames.has(word) || hasPart(word, surnames);

/** `mary-kate` */
const hasPart = (word: string, names: ReadonlySet<string>) =>
  word.includes('-') && word.split('-').some((part) => names.has(part));
