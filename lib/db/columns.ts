import type * as v from 'valibot';
import { parseJson } from '../json.ts';

/**
 * Column types that SQLite and PostgreSQL store alike, for migrations and row types.
 *
 * | meaning | column | in JavaScript |
 * |---|---|---|
 * | id, text, choice | `text` | string |
 * | time | `bigint`, epoch milliseconds | {@link Time} |
 * | yes or no | `integer`, 0 or 1 | {@link Flag} |
 * | structure | `text` holding JSON | {@link Json}, read by {@link fromJson} |
 */
export const column = {
  id: 'text',
  text: 'text',
  time: 'bigint',
  flag: 'integer',
  json: 'text',
} as const;

/** Epoch milliseconds. */
export type Time = number;

/** Returns the current time; passed in so that tests can set it. */
export type Clock = () => Time;

export type Flag = 0 | 1;

/** JSON text of a column; only {@link toJson} makes it. */
export type Json = string & { readonly json: unique symbol };

export const toFlag = (value: boolean): Flag => (value ? 1 : 0);

export const fromFlag = (value: Flag): boolean => value === 1;

/** @throws TypeError for a value that JSON can't represent (undefined, a function, a bigint). */
export function toJson(value: unknown): Json {
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError('Not expressible as JSON');
  return text as Json;
}

/**
 * Parses a JSON column with its schema.
 * @throws when the text is not JSON or doesn't match: the database was edited by hand.
 */
export function fromJson<T extends v.GenericSchema>(schema: T, text: Json): v.InferOutput<T> {
  return parseJson(schema, text);
}
