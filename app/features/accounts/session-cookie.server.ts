import type { FastifyRequest } from 'fastify';
import type { RouterContextProvider } from 'react-router';
import type { Services } from '../../../lib/services.ts';
import { servicesContext, sourceContext } from '../../../server/http/request-context.ts';
import { isHttps } from '../../../server/http/security-headers.ts';
import { sessionLifetime } from './sessions.server.ts';

/** Browser that sent a request. */
export interface Client {
  /** Token in its session cookie. */
  token: string | undefined;
  /** Network address. */
  source: string | undefined;
  https: boolean;
}

/** Client of an API request. */
export function apiClient(request: FastifyRequest, { site }: Pick<Services, 'site'>): Client {
  const https = isHttps(request, site.url);
  return { token: sessionToken(request.headers.cookie, https), source: request.ip, https };
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
  const token = sessionToken(request.headers.get('cookie'), https);
  return { token, source: context.get(sourceContext), https };
}

/** Response headers that set the session cookie, or delete it without a token. */
export function sessionHeaders(
  token: string | undefined,
  { https }: Pick<Client, 'https'>,
): { 'set-cookie': string; 'cache-control': string } {
  // Lax: sent when another site links here, not with a form that another site posts.
  const attributes = `Path=/; Max-Age=${token ? sessionLifetime / 1000 : 0}; HttpOnly; SameSite=Lax`;
  return {
    'set-cookie': `${cookieName(https)}=${token ?? ''}; ${attributes}${https ? '; Secure' : ''}`,
    'cache-control': 'private, no-store',
  };
}

/** The `__Host-` prefix binds the cookie to this host and to https (RFC 6265bis, 4.1.3.2). */
const cookieName = (https: boolean) => (https ? '__Host-session' : 'session');

function sessionToken(header: string | null | undefined, https: boolean): string | undefined {
  const start = `${cookieName(https)}=`;
  const pair = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start));
  const token = pair?.slice(start.length);
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}
