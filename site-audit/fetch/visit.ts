import type { LookupFunction } from 'node:net';
import { publicLookup, type Resolve } from '../../lib/public-address.ts';
import type { Redirect } from '../site.ts';
import type { Reach } from './reach.ts';
import { type Answer, type AskOptions, ask, NoAnswerError } from './request.ts';
import { parseTarget, TargetError } from './target.ts';

/** Requests of one look, at most, redirects included. */
export const maxRequests = 10;
/** Redirects that one request follows, at most. */
const maxRedirects = 5;
/** Timeout of one request in ms, unless another is given; the look's deadline may come first. */
const requestTimeout = 6_000;

export interface VisitOptions {
  reach: Reach;
  userAgent: string;
  /** The look's deadline, or its end from outside. */
  signal: AbortSignal;
}

export interface GetOptions extends Pick<AskOptions, 'maxBytes' | 'accept'> {
  /** Redirects to follow, at most. */
  follow?: number;
  /** Timeout in ms of each request. */
  timeout?: number;
  /** Called before each request, also after a redirect. @throws to end it there. */
  before?(url: URL): Promise<void>;
  /** Called for each redirect before it is followed. */
  onRedirect?(redirect: Redirect): void;
}

/** The requests of one look. */
export interface Visit {
  /** Requests that are left. */
  readonly left: number;
  /**
   * Sends a GET request, and follows redirects, each checked like the first address.
   * @throws {NoAnswerError | TargetError}
   */
  get(url: URL, options: GetOptions): Promise<Answer>;
}

/** Begins a visit: each host name is resolved once, and all its requests go to those addresses. */
export function createVisit({ reach, userAgent, signal }: VisitOptions): Visit {
  const lookup = pinned(reach);
  let sent = 0;
  const once = async (url: URL, options: GetOptions): Promise<Answer> => {
    if (sent >= maxRequests) throw new NoAnswerError(outOfRequests, 'answer');
    sent += 1;
    const { maxBytes, accept, timeout = requestTimeout } = options;
    const { isAllowed } = reach;
    const ends = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
    return ask(url, { lookup, isAllowed, userAgent, maxBytes, accept, signal: ends });
  };
  return {
    get left() {
      return maxRequests - sent;
    },
    async get(first, options) {
      const { follow = maxRedirects, before, onRedirect } = options;
      let url = first;
      for (let followed = 0; ; followed += 1) {
        await before?.(url);
        const answer = await once(url, options);
        const { status } = answer;
        const { location } = answer.headers;
        if (!redirecting.has(status) || !location || follow === 0) return answer;
        const next = parseTarget(location, reach, url.href);
        onRedirect?.({ from: url.href, status, to: next.href });
        if (followed === follow) throw new TargetError(tooMany(url));
        url = next;
      }
    },
  };
}

const redirecting = new Set([301, 302, 303, 307, 308]);

const outOfRequests = `One look sends at most ${maxRequests} requests.`;
const tooMany = ({ hostname }: URL) =>
  `${hostname} redirects in a circle, or more than ${maxRedirects} times.`;

/** A lookup that resolves each name once, so that its DNS server can't change the answer. */
function pinned({ resolve, isAllowed }: Reach): LookupFunction {
  const known = new Map<string, ReturnType<Resolve>>();
  const resolveOnce: Resolve = (hostname) => {
    const found = known.get(hostname) ?? localhost(hostname) ?? resolve(hostname);
    known.set(hostname, found);
    return found;
  };
  return publicLookup(resolveOnce, isAllowed);
}

/** The name that needs no DNS (RFC 6761, 6.3). */
function localhost(hostname: string): ReturnType<Resolve> | undefined {
  if (!/(^|\.)localhost\.?$/.test(hostname)) return undefined;
  return Promise.resolve([
    { address: '127.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ]);
}
