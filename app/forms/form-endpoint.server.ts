import type { FastifyInstance } from 'fastify';
import { data, type RouterContextProvider, redirect } from 'react-router';
import type * as v from 'valibot';
import { type AnswerBody, contentKey, type Once } from '../../lib/db/idempotency.ts';
import type { Services } from '../../lib/services.ts';
import { OverloadError } from '../../lib/work-queue.ts';
import { answerOnce, idempotencyKey, storedHeaders } from '../../server/http/idempotency.ts';
import { jsonApi, jsonObject } from '../../server/http/json-api.ts';
import { problem } from '../../server/http/problem.ts';
import {
  logContext,
  refusalContext,
  senderOf,
  servicesContext,
} from '../../server/http/request-context.ts';
import { attributionOf } from './attribution.ts';
import type { Attribution } from './attribution-schema.ts';
import { honeypotName } from './honeypot.ts';
import { type FieldErrors, type FormSchema, parseForm } from './rules.ts';

/** A visitor's form, defined once for both ways of sending it: as JSON and as a plain post. */
export interface FormEndpoint<S extends FormSchema> {
  /** Path of the JSON API. */
  path: string;
  /** Rate limit, which the page's route names too, so that both ways share it. */
  limit: string;
  schema: S;
  /** Stores valid entries, once per key. */
  store(services: Services, values: v.InferOutput<S>, sending: Sending): Promise<Once<AnswerBody>>;
  /** Address of the success screen after a plain post; absent for a form that needs JavaScript. */
  success?: string;
  /** Query of that address for one visitor. @param stored the answer's body. */
  successQuery?(values: v.InferOutput<S>, stored: AnswerBody): Record<string, string>;
}

/** How a form was sent. */
export interface Sending {
  /** Idempotency key. */
  key: string | undefined;
  /** The client's network address. */
  source: string | undefined;
  /** Id of the HTTP request. */
  request?: string | undefined;
}

/** Data of the page that answers a rejected plain post: the form with its entries. */
export interface Rejected {
  entries: Record<string, string>;
  errors: FieldErrors;
  /** The entries weren't stored, and none of them is the reason. */
  failed: boolean;
  /** Why, if it isn't a fault of ours. */
  reason?: string;
}

type Received<V> =
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'stored'; values: V; once: Once<AnswerBody> };

/** Parses and stores entries, sent in either way. */
async function receive<S extends FormSchema>(
  { schema, store }: FormEndpoint<S>,
  services: Services,
  entries: object,
  { keyOf, ...from }: { keyOf(values: object): string | undefined } & Omit<Sending, 'key'>,
): Promise<Received<v.InferOutput<S>>> {
  const parsed = parseForm(schema, entries);
  if ('errors' in parsed) return { kind: 'invalid', errors: parsed.errors };
  const sending = { ...from, key: keyOf(parsed.values) };
  const { values } = parsed;
  return { kind: 'stored', values, once: await store(services, values, sending) };
}

/**
 * Registers the form's JSON route: 201 with what was stored, after the commit; once per
 * `Idempotency-Key`; 422 with a message for each wrong field.
 */
export function formApi<S extends FormSchema>(
  app: FastifyInstance,
  services: Services,
  endpoint: FormEndpoint<S>,
): void {
  jsonApi(app, (api) => {
    const config = { limit: endpoint.limit, body: endpoint.schema };
    api.post(endpoint.path, { config }, async (request, reply) => {
      const key = idempotencyKey(request);
      const received = await receive(endpoint, services, jsonObject(request.body), {
        keyOf: () => key,
        source: request.ip,
        request: request.id,
      });
      if (received.kind === 'stored') return answerOnce(reply, received.once);
      return problem(reply, { status: 422, detail: invalidEntries, errors: received.errors });
    });
  });
}

/** Detail of an answer with messages by field. */
export const invalidEntries = 'Some fields need another look.';

/** The arguments that React Router passes to a route's action. */
interface ActionArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * Makes the form page's route action, for browsers without JavaScript. It redirects to the success
 * screen, so that a reload posts nothing (RFC 9110, section 15.4.4), or shows the page again.
 */
export function formAction<S extends FormSchema>(endpoint: FormEndpoint<S> & { success: string }) {
  return async ({ request, context }: ActionArgs) => {
    const entries = await readPost(request);
    const reject = (
      status: number,
      rejected: Omit<Rejected, 'entries'>,
      headers: HeadersInit = {},
    ) => data<Rejected>({ entries, ...rejected }, { status, headers });
    try {
      throwRefusal(context);
      const received = await receive(
        endpoint,
        context.get(servicesContext),
        { ...entries, attribution: postedFrom(request) },
        { keyOf: visitorKey, ...senderOf(context) },
      );
      if (received.kind === 'invalid') {
        return reject(422, { errors: received.errors, failed: false });
      }
      const { once, values } = received;
      const stored = once.kind === 'mismatch' ? {} : once.answer.body;
      const query = new URLSearchParams(endpoint.successQuery?.(values, stored)).toString();
      const to = endpoint.success + (query && `&${query}`);
      return redirect(to, { status: 303, headers: storedHeaders(once) });
    } catch (error) {
      if (error instanceof OverloadError) {
        const rejected = { errors: {}, failed: true, reason: error.message };
        return reject(429, rejected, retryAfter(error));
      }
      context.get(logContext).error({ err: error, form: endpoint.path }, 'posted form not stored');
      return reject(503, { errors: {}, failed: true });
    }
  };
}

/** @throws {OverloadError} when a post is beyond its page's rate limit. */
export function throwRefusal(context: Readonly<RouterContextProvider>): void {
  const refusal = context.get(refusalContext);
  if (refusal) throw refusal;
}

/** Response headers for an overload error. */
export const retryAfter = (error: OverloadError) => ({ 'retry-after': `${error.retryAfter}` });

/** A form page's `headers`: passes on what its action set, such as `Retry-After`. */
export const formHeaders = ({ actionHeaders }: { actionHeaders: Headers }) => actionHeaders;

/**
 * Idempotency key of a plain post, which can't carry one: what the visitor entered, without the
 * fields that a reload of the page may change.
 */
function visitorKey(values: object): string {
  const visit = new Set(['attribution', 'elapsed', honeypotName]);
  return contentKey(
    Object.fromEntries(Object.entries(values).filter(([name]) => !visit.has(name))),
  );
}

/** Text controls of a posted form; files are not expected and are left out. */
export async function readPost(request: Request): Promise<Record<string, string>> {
  const entries: Record<string, string> = {};
  for (const [name, value] of await request.formData()) {
    if (typeof value === 'string') entries[name] = value;
  }
  return entries;
}

/** Where a plain post came from: the form page's own address, which may have UTM fields. */
function postedFrom(request: Request): Attribution | undefined {
  const referer = request.headers.get('referer');
  if (!referer || !URL.canParse(referer)) return undefined;
  const { pathname, search, host } = new URL(referer);
  if (host !== new URL(request.url).host) return undefined;
  const page = pathname + search;
  return attributionOf([page, page, '']);
}
