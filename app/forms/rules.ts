import * as v from 'valibot';
import { emailAddress } from '../../lib/email-address.ts';
import { withScheme } from '../../lib/web-address.ts';

/*
 * Building blocks of every form's schema, shared by the browser and the server. `parseForm` ends
 * a field's checks at the first that fails, so a field has one message at most.
 */

/** Bounds of a text field in Unicode code points, after trimming. */
export interface Bounds {
  /** The field's name, which starts its messages: `Company name`. */
  label: string;
  min?: number;
  max: number;
  /** Message for a missing entry or one shorter than `min`. */
  tooShort?: string;
}

/** One line of text: trimmed, without control characters or line breaks. */
export function line({ label, min = 0, max, tooShort }: Bounds) {
  return v.pipe(
    v.string(tooShort ?? `${label} must be text`),
    v.transform(withoutBlanks),
    v.check(
      (text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text),
      `${label} must be one line without control characters`,
    ),
    v.trim(),
    v.minCodePoints(min, tooShort ?? `${label} is too short`),
    v.maxCodePoints(max, tooLong(label, max)),
  );
}

/**
 * Trims spaces and tabs but not line breaks, which the next check refuses. A loop, because the
 * pattern `[ \t]+$` starts again at each blank inside the text: 64,000 of them took 2 s.
 */
function withoutBlanks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isBlank(text[start])) start++;
  while (end > start && isBlank(text[end - 1])) end--;
  return text.slice(start, end);
}

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\t';
}

/** Multi-line text: trimmed, line breaks as `\n`, no control characters but these and tabs. */
export function lines({ label, min = 0, max, tooShort }: Bounds) {
  return v.pipe(
    v.string(tooShort ?? `${label} must be text`),
    v.transform((text) => text.replace(/\r\n?/g, '\n')),
    v.trim(),
    v.check((text) => !/[^\P{Cc}\n\t]/u.test(text), `${label} must not contain control characters`),
    v.minCodePoints(min, tooShort ?? `${label} is too short`),
    v.maxCodePoints(max, tooLong(label, max)),
  );
}

/** An email address of at most 254 characters (RFC 5321, erratum 1690). */
export function email() {
  const message = 'Please enter a valid email address';
  return v.pipe(
    line({ label: 'Email', min: 1, max: 254, tooShort: message }),
    v.regex(emailAddress, message),
  );
}

/** A phone number as people write it, with its area code. */
export function phone() {
  const tooShort = 'Please enter a valid phone number';
  return line({ label: 'Phone', min: 10, max: 40, tooShort });
}

/** A phone number, or whatever says how to call, or empty. */
export const optionalPhone = () => v.optional(line({ label: 'Phone', max: 40 }), '');

/**
 * A web address, or empty. `example.com` becomes `https://example.com`, because people type what is
 * on their sign. Schemes other than http(s) are refused: the address becomes a link in the owner's
 * inbox.
 */
export function website() {
  return v.pipe(
    line({ label: 'Website', max: 500 }),
    v.transform(withScheme),
    v.check((text) => text === '' || isWebAddress(text), 'Please enter a valid URL'),
  );
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#]+/i.test(text) && URL.canParse(text);
}

function tooLong(label: string, max: number): string {
  return `${label} must be at most ${max} characters`;
}

/** The first message of each invalid field, by the field's name. */
export type FieldErrors = Record<string, string>;

/** Schema of a form: an object with a field for each of its entries. */
export type FormSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** A parsed entry: its values, or messages by field. */
export type Parsed<T> = { values: T } | { errors: FieldErrors };

/** Parses an entry and never throws. A field that is `null` counts as absent. */
export function parseForm<S extends FormSchema>(
  schema: S,
  entry: unknown,
): Parsed<v.InferOutput<S>> {
  const parsed = v.safeParse(schema, fieldsOf(schema, entry), parsing);
  if (parsed.success) return { values: parsed.output };
  const errors: FieldErrors = Object.create(null);
  for (const { path, message } of parsed.issues) errors[String(path?.[0]?.key ?? '')] ??= message;
  return { errors: { ...errors } };
}

/** Without the message, valibot's own would quote the entry. */
const parsing = { abortPipeEarly: true, message: 'Invalid input' };

/**
 * The schema's fields of an entry, those that are absent as undefined: a missing one would be an
 * issue of the whole form, without the field's message.
 * @returns undefined for what isn't an object; valibot would take a list for one.
 */
function fieldsOf({ entries }: FormSchema, entry: unknown): object | undefined {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return undefined;
  const fields = Object.keys(entries);
  return Object.fromEntries(fields.map((name) => [name, Reflect.get(entry, name) ?? undefined]));
}
