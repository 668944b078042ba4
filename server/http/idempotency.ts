import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerBody, Once } from '../../lib/db/idempotency.ts';
import { Problem, problem } from './problem.ts';

/**
 * The verbatim value of the request's `Idempotency-Key` header
 * (draft-ietf-httpapi-idempotency-key-header); undefined without one.
 * @throws {Problem} 400 for a key that is empty, longer than 255 characters or not visible ASCII.
 */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new Problem({
    status: 400,
    detail: 'The Idempotency-Key header must be 1 to 255 visible ASCII characters without spaces.',
  });
}

/** Response header with the id of the row that a request or its original stored; logged too. */
export const storedHeader = 'x-stored-id';

/** Response headers with the id of the stored row; empty when there is none. */
export function storedHeaders(outcome: Once<AnswerBody>): Record<string, string> {
  const id = outcome.kind === 'mismatch' ? undefined : outcome.answer.body.id;
  return typeof id === 'string' ? { [storedHeader]: id } : {};
}

/** Answers an idempotent request. */
export function answerOnce(reply: FastifyReply, outcome: Once<AnswerBody>): FastifyReply {
  if (outcome.kind === 'mismatch') {
    return problem(reply, {
      status: 422,
      detail: 'This Idempotency-Key was used for another request. Use a new key for a new request.',
    });
  }
  if (outcome.kind === 'replayed') reply.header('idempotency-replayed', 'true');
  reply.headers(storedHeaders(outcome));
  return reply.code(outcome.answer.status).send(outcome.answer.body);
}
