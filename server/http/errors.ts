import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../../lib/db/errors.ts';
import { OverloadError } from '../../lib/work-queue.ts';
import { errorPage } from './error-page.ts';
import { Problem, type ProblemParts, problem } from './problem.ts';

/** Public messages of the server's own errors, by status. */
const details: Record<number, string> = {
  400: 'The request could not be read.',
  413: 'The request is larger than 64 KB.',
  415: 'This address doesn’t accept that content type.',
  429: 'Too many requests from your network. Please wait a moment and try again.',
  500: 'Something broke on our side. Please try again in a moment.',
  503: 'We’re busy right now. Please try again in a minute.',
};

/** Seconds after which a request is worth another try that the database couldn't store. */
export const STORAGE_RETRY = 10;

/** Public messages of errors whose status says too little, by error code. */
const detailsByCode: Record<string, string> = {
  FST_ERR_BAD_URL: 'The address has an invalid percent-encoding.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty; JSON was expected.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as its Content-Length says.',
};

/** Turns every error into a response: problem JSON for programs, a page for people. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Problem, request, reply) =>
    answerError(error, request, reply),
  );
  app.setNotFoundHandler((_, reply) => problem(reply, { status: 404, detail: noSuchPath }));
  app.all('/api', (_, reply) => problem(reply, { status: 404, detail: noSuchPath }));
  app.all('/api/*', (request, reply) => {
    const url = request.url.split('?')[0] ?? '';
    const allowed = methods.filter((method) => app.hasRoute({ method, url }));
    if (!allowed.length) return problem(reply, { status: 404, detail: noSuchPath });
    reply.header('allow', allowed.join(', '));
    return problem(reply, { status: 405, detail: `Use ${allowed.join(' or ')} here.` });
  });
}

const noSuchPath = 'There is nothing at this address.';
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Answers an error, and logs it if it is the server's fault (5xx). */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  // The client is gone before its request was whole: its connection broke, not that of the database.
  const isCutOff = error !== null && error === request.raw.errored;
  const parts = isCutOff ? { status: 400, detail: details[400] ?? '' } : toProblem(error);
  // A flood gets thousands of 503s on purpose, which the log has as requests.
  const onPurpose = error instanceof Problem && parts.status === 503;
  if (parts.status >= 500 && !onPurpose) {
    request.log.error({ err: error, request: request.id }, 'request failed');
  }
  const forPeople =
    !request.url.startsWith('/api/') && /\btext\/html\b/.test(request.headers.accept ?? '');
  if (!forPeople) return problem(reply, parts);
  if (parts.retryAfter !== undefined) reply.header('retry-after', parts.retryAfter);
  return errorPage(reply, parts);
}

function toProblem(error: unknown): ProblemParts {
  if (error instanceof Problem) return error.parts;
  if (error instanceof OverloadError) {
    return { status: 429, detail: error.message, retryAfter: error.retryAfter };
  }
  if (isUnavailable(error)) {
    return { status: 503, detail: details[503] ?? '', retryAfter: STORAGE_RETRY };
  }
  const { statusCode = 500, code = '' } = error as Partial<FastifyError>;
  const status = statusCode >= 400 && statusCode < 500 ? statusCode : 500;
  const detail = detailsByCode[code] ?? details[status];
  return { status, ...(detail ? { detail } : {}) };
}
