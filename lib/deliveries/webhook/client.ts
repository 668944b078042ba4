import { Webhook } from 'standardwebhooks';
import {
  publicLookup,
  type Resolve,
  refusePrivateLiteral,
  resolveBySystem,
} from '../../public-address.ts';
import { errorDetail, post, retryAfterMs, timeoutMs } from '../http-post.ts';
import type { Outcome } from '../model.ts';

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
      return {
        result: 'failed',
        detail: errorDetail(error, 'WEBHOOK_PRIVATE_NETWORK'),
        scope: 'channel',
      };
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
