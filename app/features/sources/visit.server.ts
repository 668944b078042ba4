import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isbot } from 'isbot';

/**
 * Whether a request for a page begins a visit. What a request says for itself decides; nothing is kept
 * about who sent it.
 *
 * - A `GET` of a document: no frame, no script's request (`Sec-Fetch-Dest`, `Sec-Fetch-Mode`).
 * - From elsewhere: no referrer, or one of another host, and not `Sec-Fetch-Site: same-origin`.
 * - No prefetch and no prerender: `Sec-Purpose`, and `Purpose` or `X-Moz` of older browsers. A search
 *   engine that prefetches a page and then shows it isn't seen again, so that visit is missing.
 * - No reload: browsers send it with `Cache-Control: max-age=0` or `no-cache`, and with the referrer of
 *   the visit's first request.
 * - Going back or forward needs no rule: browsers show the page that they keep, and send no request.
 * - No known bot (`isbot`, by the header `User-Agent`) and no request without that header.
 * - No owner who is signed in at the desk, by the mere presence of its cookie.
 *
 * A page that a CDN or a company's cache serves without asking this server isn't counted.
 */
export function beginsVisit(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  siteOrigin: string,
  isKnownBot: (agent: string) => boolean,
): boolean {
  if (method !== 'GET') return false;
  const { referer } = headers;
  if (referer !== undefined && isOwn(referer, siteOrigin, headers.host)) return false;
  const { 'sec-fetch-site': site, 'sec-fetch-dest': destination } = headers;
  if (site === 'same-origin') return false;
  if (destination !== undefined && destination !== 'document') return false;
  if (isPrefetch(headers) || isReload(headers)) return false;
  if (headers.cookie !== undefined && /(?:^|; ?|-)desk=/.test(headers.cookie)) return false;
  const agent = headers['user-agent'];
  return agent !== undefined && !isKnownBot(agent);
}

function isOwn(referrer: string, siteOrigin: string, host = ''): boolean {
  if (referrer.startsWith(siteOrigin)) {
    return referrer.length === siteOrigin.length || referrer[siteOrigin.length] === '/';
  }
  const start = referrer.indexOf('//') + 2;
  const end = start + host.length;
  const isEnd = end === referrer.length || referrer[end] === '/';
  return host !== '' && isEnd && referrer.startsWith(host, start);
}

function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return (
    headers['sec-purpose'] !== undefined ||
    headers.purpose !== undefined ||
    headers['x-purpose'] !== undefined ||
    headers['x-moz'] !== undefined
  );
}

function isReload({ 'cache-control': cache, pragma }: IncomingHttpHeaders): boolean {
  return pragma === 'no-cache' || cache === 'max-age=0' || cache?.includes('no-cache') === true;
}

/** Answers of {@link createBotCheck} that are remembered: `isbot` takes about 2 µs. */
const remembered = 500;

/** `isbot` with a memory, which has the texts of recent `User-Agent` headers and nothing else. */
export function createBotCheck(): (agent: string) => boolean {
  const answers = new Map<string, boolean>();
  return (agent) => {
    const known = answers.get(agent);
    if (known !== undefined) return known;
    if (answers.size >= remembered) answers.clear();
    const answer = isbot(agent);
    answers.set(agent, answer);
    return answer;
  };
}
