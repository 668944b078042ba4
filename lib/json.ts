import * as z from 'zod/mini';

/**
 * Reads JSON that another program wrote.
 * @returns undefined for text that isn't JSON or doesn't match the schema.
 */
export function readJson<T extends z.core.$ZodType>(
  schema: T,
  text: string,
): z.output<T> | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return z.safeParse(schema, value).data;
}
