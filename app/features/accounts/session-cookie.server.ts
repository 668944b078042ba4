import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouterContextProvider } from 'react-router';
import type { Services } from '../../../lib/services.ts';
import { servicesContext, sourceContext } from '../../../server/http/request-context.ts';
import { isHttps } from '../../../server/http/security-headers.ts';
import type { SentTokens } from './browser.server.ts';
import { deviceLifetime } from './devices.server.ts';
import { sessionLifetime } from './sessions.server.ts';

/** Browser that sent a request. */
export interface Client extends Required<SentTokens> {
  /** Network address. */
  source: string | undefined;
  https: boolean;
}

/** Client of an API request. */
export function apiClient(request: FastifyRequest, { site }: Pick<Services, 'site'>): Client {
  const https = isHttps(request, site.url);
  return { ...sentTokens(request.headers.cookie, https), source: request.ip, https };
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
  return { ...tokens, source: context.get(sourceContext), https };
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
    ['set-cookie', cookie('session', { token, https, lifetime: sessionLifetime })],
    ['cache-control', 'private, no-store'],
  ];
  if (device !== undefined) {
    headers.push([
      'set-cookie',
      cookie('device', { token: device, https, lifetime: deviceLifetime }),
    ]);
  }
  return headers;
}

/** Sets the same headers on an API's response. */
export function setSessionHeaders(reply: FastifyReply, ...args: Parameters<typeof sessionHeaders>) {
  for (const [name, value] of sessionHeaders(...args)) reply.header(name, value);
}

function cookie(
  name: string,
  { token, https, lifetime }: { token: string; https: boolean; lifetime: number },
): string {
  // Lax: sent when another site links here, not with a form that another site posts.
  const attributes = `Path=/; Max-Age=${token ? lifetime / 1000 : 0}; HttpOnly; SameSite=Lax`;
  return `${cookieName(name, https)}=${token}; ${attributes}${https ? '; Secure' : ''}`;
}

/** The `__Host-` prefix binds the cookie to this host and to https (RFC 6265bis, 4.1.3.2). */
const cookieName = (name: string, https: boolean) => (https ? `__Host-${name}` : name);

function sentTokens(header: string | null | undefined, https: boolean) {
  const pairs = header?.split(';').map((part) => part.trim()) ?? [];
  const sent = (name: string) => {
    const start = `${cookieName(name, https)}=`;
    const token = pairs.find((part) => part.startsWith(start))?.slice(start.length);
    return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
  };
  return { token: sent('session'), device: sent('device') };
}
