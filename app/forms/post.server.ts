import { data, redirect } from 'react-router';
import type * as z from 'zod/mini';
import type { AnswerBody, Once } from '../../lib/db/idempotency.ts';
import { storedHeaders } from '../../server/http/idempotency.ts';
import { attributionOf } from './attribution.ts';
import type { Attribution } from './attribution-schema.ts';
import { type FieldErrors, parseForm } from './rules.ts';

/** A form page's answer to a post that it could not accept: the page again, entries kept. */
export interface Rejected {
  entries: Record<string, string>;
  errors: FieldErrors;
  /** The entries are fine and the fault is ours. */
  failed: boolean;
}

/** A form page's own form. */
export interface PostedForm<S extends z.ZodMiniType> {
  /** What is posted, for the log: `audit request`. */
  what: string;
  schema: S;
  store(values: z.output<S>): Promise<Once<AnswerBody>>;
  /** Address of the success screen. */
  done: string;
}

/**
 * Answers a form's post without JavaScript: the success screen by way of a redirect, so that a reload
 * posts nothing (RFC 9110, section 15.4.4), or the page again with the entries.
 */
export async function answerPost<S extends z.ZodMiniType>(
  request: Request,
  { what, schema, store, done }: PostedForm<S>,
) {
  const entries = await readPost(request);
  const parsed = parseForm(schema, { ...entries, attribution: postedFrom(request) });
  if ('errors' in parsed) return reject(422, { entries, errors: parsed.errors, failed: false });
  try {
    const headers = storedHeaders(await store(parsed.values));
    return redirect(done, { status: 303, headers });
  } catch (error) {
    // The error's name alone: its message may quote what was entered.
    const name = error instanceof Error ? error.name : typeof error;
    console.error(`A posted ${what} could not be stored:`, name);
    return reject(503, { entries, errors: {}, failed: true });
  }
}

function reject(status: number, rejected: Rejected) {
  return data(rejected, { status });
}

/** Text controls of a posted form; files are not expected and are left out. */
export async function readPost(request: Request): Promise<Record<string, string>> {
  const entries: Record<string, string> = {};
  for (const [name, value] of await request.formData()) {
    if (typeof value === 'string') entries[name] = value;
  }
  return entries;
}

/** Where a post without JavaScript came from: the form page's own address, which may have UTM fields. */
export function postedFrom(request: Request): Attribution | undefined {
  const referer = request.headers.get('referer');
  if (!referer || !URL.canParse(referer)) return undefined;
  const { pathname, search, host } = new URL(referer);
  if (host !== new URL(request.url).host) return undefined;
  const page = pathname + search;
  return attributionOf([page, page, '']);
}
