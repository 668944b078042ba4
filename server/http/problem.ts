import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Content of a problem response (RFC 9457, section 3). */
export interface ProblemParts {
  /** HTTP status, 4xx or 5xx. */
  status: number;
  /** Kind of problem in a few words; the status's reason phrase by default. */
  title?: string;
  /** What happened and what to do about it, in a sentence for visitors. */
  detail?: string;
  /** Messages of invalid fields, by field name. */
  errors?: Record<string, string>;
  /** Seconds to wait before a retry; sent as the `Retry-After` header, not in the body. */
  retryAfter?: number;
}

/** Body of `application/problem+json`. `about:blank`: the status describes the type (section 4.2.1). */
export interface ProblemBody extends Omit<ProblemParts, 'retryAfter'> {
  type: 'about:blank';
  title: string;
}

/** An expected refusal, thrown where it can't be returned (hooks, nested calls). */
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

/** Creates the body, its members in RFC 9457's order. */
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
