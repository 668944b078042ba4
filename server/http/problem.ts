import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';

/** What went wrong, for the one who asked. RFC 9457, section 3. */
export interface ProblemParts {
  /** HTTP status, 4xx or 5xx. */
  status: number;
  /** The kind of problem in a few words; the status' own phrase where it is left out. */
  title?: string;
  /** What happened and what to do about it, in a sentence a visitor may read. */
  detail?: string;
  /** Wrong fields by name, each with the message shown beside it. */
  errors?: Record<string, string>;
  /** Seconds after which it is worth trying again: the `Retry-After` header, no part of the body. */
  retryAfter?: number;
}

/** The body of `application/problem+json`; `about:blank` says the title is all there is to the type. */
export interface ProblemBody extends Omit<ProblemParts, 'retryAfter'> {
  type: 'about:blank';
  title: string;
}

/** An expected refusal, thrown where a return value can't carry it (hooks, nested calls). */
export class Problem extends Error {
  readonly parts: ProblemParts;
  constructor(parts: ProblemParts) {
    super(parts.detail ?? parts.title ?? STATUS_CODES[parts.status] ?? 'Error');
    this.parts = parts;
  }
}

/** Answers a request with a problem: `return problem(reply, { status: 422, errors })`. */
export function problem(reply: FastifyReply, parts: ProblemParts): FastifyReply {
  if (parts.retryAfter !== undefined) reply.header('retry-after', parts.retryAfter);
  return reply
    .code(parts.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problemBody(parts)));
}

/** The members in RFC 9457's order. */
export function problemBody(parts: ProblemParts): ProblemBody {
  const { status, title = STATUS_CODES[status] ?? 'Error', detail, errors } = parts;
  return {
    type: 'about:blank',
    title,
    status,
    ...(detail === undefined ? {} : { detail }),
    ...(errors === undefined ? {} : { errors }),
  };
}
