import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouterContextProvider } from 'react-router';
import type { Services } from '../../../lib/services.ts';
import { senderOf, servicesContext } from '../../../server/http/request-context.ts';
import { isHttps } from '../../../server/http/security-headers.ts';
import { sentToken, setTokenCookie, type TokenCookie } from '../../../server/http/token-cookie.ts';
import type { SentTokens } from './browser.server.ts';
import { deviceLifetime } from './devices.server.ts';
import { sessionLifetime } from './sessions.server.ts';

/** Browser that sent a request. */
export interface Client extends Required<SentTokens> {
  /** Network address. */
  source: string | undefined;
  /** Id of the HTTP request. */
  request: string | undefined;
  https: boolean;
}

/** Client of an API request. */
export function apiClient(request: FastifyRequest, { site }: Pick<Services, 'site'>): Client {
  const https = isHttps(request, site.url);
  const tokens = sentTokens(request.headers.cookie, https);
  return { ...tokens, source: request.ip, request: request.id, https };
}

/** Arguments of a page's loader or action. */
export interface RouteArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Client of a page's loader or action; the request's URL has the protocol that Fastify found. */
export function pageClient({ request, context }: RouteArgs): Client {
  const { site } = context.get(servicesContext);
  const protocol = request.url.startsWith('https:') ? 'https' : 'http';
  const https = isHttps({ protocol }, site.url);
  const tokens = sentTokens(request.headers.get('cookie'), https);
  return { ...tokens, ...senderOf(context), https };
}

/**
 * Response headers that set a browser's cookies, each deleted where its token is empty.
 * @param tokens without `device`, that cookie stays as it is.
 */
export function sessionHeaders(
  { token, device }: { token: string; device?: string },
  { https }: Pick<Client, 'https'>,
): [name: string, value: string][] {
  const headers: [string, string][] = [
    ['set-cookie', setTokenCookie(sessionCookie, token, https)],
    ['cache-control', 'private, no-store'],
  ];
  if (device !== undefined) {
    headers.push(['set-cookie', setTokenCookie(deviceCookie, device, https)]);
  }
  return headers;
}

/** Sets the same headers on an API's response. */
export function setSessionHeaders(reply: FastifyReply, ...args: Parameters<typeof sessionHeaders>) {
  for (const [name, value] of sessionHeaders(...args)) reply.header(name, value);
}

const sessionCookie: TokenCookie = { name: 'session', lifetime: sessionLifetime };
const deviceCookie: TokenCookie = { name: 'device', lifetime: deviceLifetime };

const sentTokens = (header: string | null | undefined, https: boolean) => ({
  token: sentToken(sessionCookie, header, https),
  device: sentToken(deviceCookie, header, https),
});
