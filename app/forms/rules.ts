import * as z from 'zod/mini';
import { withScheme } from '../../lib/web-address.ts';

/*
 * Building blocks of every form's schema, shared by the browser and the server. A failed check ends
 * a field's checks, so a field has one message at most.
 */

/** Bounds of a text field in UTF-16 code units, after trimming. */
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
  return z.string(tooShort ?? `${label} must be text`).check(
    z.overwrite(withoutBlanks),
    z.refine((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), {
      error: `${label} must be one line without control characters`,
      abort: true,
    }),
    z.trim(),
    z.minLength(min, { error: tooShort ?? `${label} is too short`, abort: true }),
    z.maxLength(max, { error: tooLong(label, max), abort: true }),
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
  return z.string(tooShort ?? `${label} must be text`).check(
    z.overwrite((text) => text.replace(/\r\n?/g, '\n')),
    z.trim(),
    z.refine((text) => !/[^\P{Cc}\n\t]/u.test(text), {
      error: `${label} must not contain control characters`,
      abort: true,
    }),
    z.minLength(min, { error: tooShort ?? `${label} is too short`, abort: true }),
    z.maxLength(max, { error: tooLong(label, max), abort: true }),
  );
}

/** An email address of at most 254 characters (RFC 5321, erratum 1690). */
export function email() {
  const message = 'Please enter a valid email address';
  return line({ label: 'Email', min: 1, max: 254, tooShort: message }).check(z.email(message));
}

/** A phone number as people write it, with its area code. */
export function phone() {
  const tooShort = 'Please enter a valid phone number';
  return line({ label: 'Phone', min: 10, max: 40, tooShort });
}

/** A phone number, or whatever says how to call, or empty. */
export const optionalPhone = () => z._default(line({ label: 'Phone', max: 40 }), '');

/**
 * A web address, or empty. `example.com` becomes `https://example.com`, because people type what is
 * on their sign. Schemes other than http(s) are refused: the address becomes a link in the owner's
 * inbox.
 */
export function website() {
  return line({ label: 'Website', max: 500 }).check(
    z.overwrite(withScheme),
    z.refine((text) => text === '' || isWebAddress(text), 'Please enter a valid URL'),
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

/** A parsed entry: its values, or messages by field. */
export type Parsed<T> = { values: T } | { errors: FieldErrors };

/** Parses an entry and never throws. A field that is `null` counts as absent. */
export function parseForm<S extends z.ZodMiniType>(schema: S, entry: unknown): Parsed<z.output<S>> {
  const parsed = z.safeParse(schema, withoutNulls(entry));
  if (parsed.success) return { values: parsed.data };
  const errors: FieldErrors = Object.create(null);
  for (const issue of parsed.error.issues) errors[String(issue.path[0] ?? '')] ??= issue.message;
  return { errors: { ...errors } };
}

function withoutNulls(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry;
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null));
}
