import * as v from 'valibot';

/**
 * Reads JSON that another program wrote.
 * @returns undefined for text that isn't JSON or doesn't match the schema.
 */
export function readJson<T extends v.GenericSchema>(
  schema: T,
  text: string,
): v.InferOutput<T> | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : undefined;
}

/**
 * Parses JSON that this project wrote.
 * @throws SyntaxError for text that isn't JSON.
 * @throws TypeError that says where it doesn't match the schema.
 */
export function parseJson<T extends v.GenericSchema>(schema: T, text: string): v.InferOutput<T> {
  const parsed = v.safeParse(schema, JSON.parse(text));
  if (parsed.success) return parsed.output;
  throw new TypeError(mismatch(parsed.issues));
}

/** Where and how a value first differs from its schema, without the value, which may be private. */
export function mismatch([issue]: [v.BaseIssue<unknown>, ...unknown[]]): string {
  // JSON has no undefined.
  const problem = issue.input === undefined ? 'is missing' : `must be ${issue.expected ?? 'valid'}`;
  return `${v.getDotPath(issue) ?? 'the value'} ${problem}`;
}
