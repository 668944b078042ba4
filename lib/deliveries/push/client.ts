import {
  PrivateAddressError,
  publicLookup,
  type Resolve,
  refusePrivateLiteral,
  resolveBySystem,
} from '../../public-address.ts';
import type { PushMessage } from '../event.ts';
import { errorDetail, post, type Received, retryAfterMs, timeoutMs } from '../http-post.ts';
import type { Outcome } from '../model.ts';
import type { PushSettings } from '../settings.ts';
import { library, type VapidKeys } from './keys.ts';

export interface PushClientOptions extends PushSettings {
  /** Whom a push service can write to: `mailto:` and an address (RFC 8292, 2.1). */
  subject: string;
  keys: () => Promise<VapidKeys>;
  resolve?: Resolve;
}

export type PushClient = (message: PushMessage, now: Date, signal: AbortSignal) => Promise<Outcome>;

/**
 * Creates the client of push services (RFC 8030). It encrypts a message for its device (RFC 8291) and
 * signs the request (RFC 8292). The addresses come from browsers, so only public ones on https are
 * called.
 */
export function pushClient({
  privateNetwork,
  subject,
  keys,
  resolve = resolveBySystem,
}: PushClientOptions): PushClient {
  return async (message, now, signal) => {
    const { generateRequestDetails } = await library();
    const { endpoint, p256dh, auth } = message.subscription;
    const { ttl: TTL, urgency, topic } = message;
    const { body, headers } = generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message.data),
      { vapidDetails: { subject, ...(await keys()) }, TTL, urgency, topic },
    );
    try {
      const url = new URL(endpoint);
      if (!privateNetwork) refusePrivate(url);
      const received = await post({
        url,
        body: body ?? '',
        headers: headers as Record<string, string | number>,
        lookup: privateNetwork ? undefined : publicLookup(resolve),
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      return outcomeOf(received, now);
    } catch (error) {
      const detail = errorDetail(error, 'PUSH_PRIVATE_NETWORK');
      if (error instanceof PrivateAddressError) return { result: 'refused', detail };
      return { result: 'failed', detail, scope: 'channel' };
    }
  };
}

/** @throws {PrivateAddressError} */
function refusePrivate(url: URL): void {
  if (url.protocol !== 'https:') throw new PrivateAddressError(`${url.protocol}// is not https`);
  refusePrivateLiteral(url);
}

/** RFC 8030, sections 5, 5.2 and 7.3; what every push service answers to a message it won't take. */
function outcomeOf({ status, text, retryAfter }: Received, now: Date): Outcome {
  const detail = `${status} ${text}`.trim();
  if (status >= 200 && status < 300) return { result: 'delivered', detail };
  // The subscription has expired, or the browser has withdrawn it.
  if (status === 404 || status === 410) return { result: 'gone', detail };
  // The message itself is wrong or too large, and always will be.
  if (status === 400 || status === 413) return { result: 'refused', detail };
  const wait = retryAfterMs(retryAfter, now);
  // Each push service has its own limits, so the others go on.
  if (status === 429 || wait !== undefined) {
    const asked = wait === undefined ? {} : { retryAfter: wait };
    return { result: 'failed', detail, scope: 'delivery', ...asked };
  }
  return { result: 'failed', detail, scope: 'channel' };
}
