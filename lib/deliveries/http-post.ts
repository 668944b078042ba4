import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { PrivateAddressError, type publicLookup } from '../public-address.ts';
import { maxHold } from './recovery.ts';

/** Timeout of the whole exchange in ms. Standard Webhooks asks for 15 to 30 s. */
export const timeoutMs = 20_000;

/** Bytes of an answer that are read; the rest is discarded. */
const maxAnswerBytes = 4096;

/** A request to a server that somebody else chose. */
export interface Exchange {
  url: URL;
  body: string | Buffer;
  headers: Record<string, string | number>;
  lookup: ReturnType<typeof publicLookup> | undefined;
  signal: AbortSignal;
}

export interface Received {
  status: number;
  text: string;
  retryAfter: string | undefined;
}

/** Sends a POST request; redirects are not followed. */
export function post({ url, body, headers, lookup, signal }: Exchange): Promise<Received> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        // No kept connection: it may lead to an address that the name no longer has.
        agent: false,
        signal,
        ...(lookup ? { lookup } : {}),
      },
      (response) => {
        const status = response.statusCode ?? 0;
        const { 'retry-after': retryAfter } = response.headers;
        // The status decides; the body may be cut short.
        readSome(response).then(
          (text) => resolve({ status, text, retryAfter }),
          () => resolve({ status, text: '', retryAfter }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** Reads the start of an answer as one line of text. */
async function readSome(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= maxAnswerBytes) break;
  }
  response.destroy();
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .slice(0, 200)
    .trim();
}

/**
 * An error's text without the receiver's address, whose path may contain a key.
 * @param setting name of the setting that permits private networks.
 */
export function errorDetail(error: unknown, setting: string): string {
  if (error instanceof PrivateAddressError) {
    return `${error.message}; ${setting}=allow permits it`;
  }
  if (!(error instanceof Error)) return 'Unknown error';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') {
    return error.cause instanceof Error && error.cause.name === 'TimeoutError'
      ? `no answer within ${timeoutMs / 1000} s`
      : 'stopped before the answer came';
  }
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/**
 * `Retry-After` in ms, `maxHold` at most. The header has seconds or a date, and says how long to wait
 * before any further request (RFC 9110, 10.2.3).
 */
export function retryAfterMs(header: string | undefined, now: Date): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), maxHold);
}
