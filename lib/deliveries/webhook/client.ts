import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Webhook } from 'standardwebhooks';
import {
  PrivateAddressError,
  publicLookup,
  type Resolve,
  refusePrivateLiteral,
  resolveBySystem,
} from '../../public-address.ts';
import type { Outcome } from '../model.ts';
import { maxHold } from '../recovery.ts';

export interface WebhookSettings {
  url: string;
  /** `whsec_` and the key in base64. */
  secret: string;
  /** Whether the receiver may be on a private network. */
  privateNetwork: boolean;
}

export interface WebhookMessage {
  /** The delivery's id, the same at every attempt: receivers recognize a repeat by it. */
  id: string;
  /** Time of this attempt; signed. */
  now: Date;
  body: string;
}

export type WebhookClient = (message: WebhookMessage, signal: AbortSignal) => Promise<Outcome>;

/** Timeout of the whole exchange. Standard Webhooks asks for 15 to 30 s. */
const timeoutMs = 20_000;

/** Bytes of an answer that are read; the rest is discarded. */
const maxAnswerBytes = 4096;

/**
 * Sends signed messages as Standard Webhooks specifies (https://www.standardwebhooks.com). Only a 2xx
 * is a success; redirects are not followed.
 */
export function webhookClient(
  settings: WebhookSettings,
  resolve: Resolve = resolveBySystem,
): WebhookClient {
  const url = new URL(settings.url);
  const signer = new Webhook(settings.secret);
  return async ({ id, now, body }, signal) => {
    try {
      if (!settings.privateNetwork) refusePrivateLiteral(url);
      const { status, retryAfter, text } = await post({
        url,
        body,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'standard-webhooks-sender',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
          'webhook-signature': signer.sign(id, now, body),
        },
        lookup: settings.privateNetwork ? undefined : publicLookup(resolve),
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      return outcomeOf(status, text, retryAfter, now);
    } catch (error) {
      return { result: 'failed', detail: errorDetail(error), scope: 'channel' };
    }
  };
}

function outcomeOf(
  status: number,
  text: string,
  retryAfter: string | undefined,
  now: Date,
): Outcome {
  const detail = `${status} ${text}`.trim();
  if (status >= 200 && status < 300) return { result: 'delivered', detail };
  if (status === 410) return { result: 'gone', detail };
  const wait = retryAfterMs(retryAfter, now);
  return {
    result: 'failed',
    detail: status >= 300 && status < 400 ? `${status}: redirects are not followed` : detail,
    scope: 'channel',
    ...(wait === undefined ? {} : { retryAfter: wait }),
  };
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

interface Exchange {
  url: URL;
  body: string;
  headers: Record<string, string>;
  lookup: ReturnType<typeof publicLookup> | undefined;
  signal: AbortSignal;
}

interface Received {
  status: number;
  text: string;
  retryAfter: string | undefined;
}

function post({ url, body, headers, lookup, signal }: Exchange): Promise<Received> {
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

/** An error's text without the receiver's address, whose path may contain a key. */
function errorDetail(error: unknown): string {
  if (error instanceof PrivateAddressError) {
    return `${error.message}; WEBHOOK_PRIVATE_NETWORK=allow permits it`;
  }
  if (!(error instanceof Error)) return 'Unknown error';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') {
    return error.cause instanceof Error && error.cause.name === 'TimeoutError'
      ? `no answer within ${timeoutMs / 1000} s`
      : 'stopped before the answer came';
  }
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
