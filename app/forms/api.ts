import type { FieldErrors } from './rules.ts';

/** Milliseconds after which a request without an answer counts as failed. */
export const requestTimeout = 20_000;

export interface RequestOptions {
  /** Sent as JSON; without it the request has no body and no content type. */
  body?: unknown;
  headers?: Record<string, string>;
  /** What a 401 means: an error (the default), or `undefined` as the result. */
  unauthorized?: 'error' | 'nothing';
  timeout?: number;
}

/** Any answer that is not a success. Its message is `status: text` (spec.md section 8). */
export class ApiError extends Error {
  readonly status: number;
  /** Messages by field where the answer was a problem document that has them. */
  readonly errors: FieldErrors;
  constructor(status: number, text: string, errors: FieldErrors) {
    super(`${status}: ${text}`);
    this.status = status;
    this.errors = errors;
  }
}

/**
 * Calls the site's own API with the visitor's cookies and parses the JSON of the answer.
 * @throws {ApiError} for an answer that is not a success.
 * @throws {TypeError | DOMException} when offline, or without an answer in time.
 */
export async function callApi(
  method: string,
  path: string,
  { body, headers = {}, unauthorized = 'error', timeout = requestTimeout }: RequestOptions = {},
): Promise<unknown> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeout),
  });
  if (response.status === 401 && unauthorized === 'nothing') return undefined;
  if (!response.ok) throw await toError(response);
  return response.json();
}

async function toError(response: Response): Promise<ApiError> {
  const text = await response.text();
  const { detail, errors } = readProblem(response, text);
  return new ApiError(response.status, detail ?? (text || response.statusText), errors ?? {});
}

/** The parts of an RFC 9457 problem document that a form shows. */
function readProblem(response: Response, text: string): { detail?: string; errors?: FieldErrors } {
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return {};
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
