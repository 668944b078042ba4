import type { FieldErrors } from './rules.ts';

/** Default timeout in ms. */
export const requestTimeout = 20_000;

export interface RequestOptions {
  /** Sent as JSON; without it the request has no body and no content type. */
  body?: unknown;
  headers?: Record<string, string>;
  /** A 401 throws (the default) or returns `undefined`. */
  unauthorized?: 'error' | 'nothing';
  /** In ms. */
  timeout?: number;
}

/** A response that is not a success. Its message is `status: text` (spec.md section 8). */
export class ApiError extends Error {
  readonly status: number;
  /** Messages by field, where the response is a problem document that has them. */
  readonly errors: FieldErrors;
  constructor(status: number, text: string, errors: FieldErrors) {
    super(`${status}: ${text}`);
    this.status = status;
    this.errors = errors;
  }
}

/**
 * Calls the site's own API with the visitor's cookies and parses the JSON response.
 * @throws {ApiError} for a response that is not a success.
 * @throws {TypeError | DOMException} when offline, or on a timeout.
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
  return new ApiError(response.status, detail ?? (text || response.statusText), errors);
}

interface Problem {
  detail?: string;
  errors: FieldErrors;
}

/** Reads the parts of an RFC 9457 problem document that a form shows. */
function readProblem(response: Response, text: string): Problem {
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) {
    return { errors: {} };
  }
  try {
    const { detail, errors }: { detail?: unknown; errors?: unknown } = JSON.parse(text);
    return { ...(typeof detail === 'string' && { detail }), errors: readFieldErrors(errors) };
  } catch {
    return { errors: {} };
  }
}

function readFieldErrors(errors: unknown): FieldErrors {
  const messages = Object.entries(errors ?? {}).filter(
    ([, message]) => typeof message === 'string',
  );
  return Object.fromEntries(messages);
}
