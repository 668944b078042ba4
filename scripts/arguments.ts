import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true }>
>;

/**
 * Reads the options and words that an npm script is given. `--help` prints the usage and ends the
 * process; so does an option that the script doesn't have, with a message and exit code 2.
 */
export function readArguments<const O extends Options>(usage: string, options: O): Parsed<O> {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return wrongArguments(usage, (error as Error).message);
  }
}

/** Parses a whole number above 0; ends the process with exit code 2 if it is none. */
export function countOf(usage: string, name: string, value: string): number {
  if (/^[1-9]\d*$/.test(value)) return Number(value);
  return wrongArguments(usage, `${name} must be a whole number above 0, not ${value}.`);
}

/** Of some titles, those that contain any of the words; all without words. Ends the process for a word that no title contains. */
export function titlesWith(
  usage: string,
  titles: readonly string[],
  words: readonly string[],
): string[] {
  const has = (title: string, word: string) => title.toLowerCase().includes(word.toLowerCase());
  const unknown = words.find((word) => !titles.some((title) => has(title, word)));
  if (unknown !== undefined) {
    return wrongArguments(
      usage,
      `No title contains "${unknown}". There are:\n  ${titles.join('\n  ')}`,
    );
  }
  return titles.filter((title) => words.length === 0 || words.some((word) => has(title, word)));
}

function wrongArguments(usage: string, problem: string): never {
  console.error(`${problem}\n\n${usage}`);
  process.exit(2);
}
