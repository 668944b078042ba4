import type { FastifyReply, FastifyRequest } from 'fastify';
import { redirect } from 'react-router';
import type { Services } from '../../../lib/services.ts';
import {
  requestContext,
  servicesContext,
  sourceContext,
} from '../../../server/http/request-context.ts';
import { isHttps } from '../../../server/http/security-headers.ts';
import { sentToken, setTokenCookie, type TokenCookie } from '../../../server/http/token-cookie.ts';
import type { RouteArgs } from '../accounts/session-cookie.server.ts';
import { type OwnerSession, sessionLifetime } from './sessions.server.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The owner who is signed in; the desk's guard sets it. */
    owner: OwnerSession | undefined;
  }
}

/** Apart from the customers' `session`, so that neither ever counts as the other. */
const cookie: TokenCookie = { name: 'desk', lifetime: sessionLifetime };

/** An owner's browser. */
export interface DeskClient {
  /** Token of its session. */
  token: string | undefined;
  /** Network address. */
  source: string | undefined;
  https: boolean;
  /** Origin of the pages that it may use passkeys on. */
  origin: string;
  /** Such as `Chrome on Android`. */
  label: string;
}

/** The browser that sent an API request. */
export function deskClient(request: FastifyRequest, { site }: Pick<Services, 'site'>): DeskClient {
  const https = isHttps(request, site.url);
  return {
    token: sentToken(cookie, request.headers.cookie, https),
    source: request.ip,
    https,
    origin: passkeyOrigin(site.url, `${request.protocol}://${request.host}`),
    label: browserLabel(request.headers['user-agent'] ?? ''),
  };
}

/** The browser that sent a request to a page. */
export function deskPageClient({ request, context }: RouteArgs): DeskClient {
  const { site } = context.get(servicesContext);
  const https = isHttps(
    { protocol: request.url.startsWith('https:') ? 'https' : 'http' },
    site.url,
  );
  return {
    token: sentToken(cookie, request.headers.get('cookie'), https),
    source: context.get(sourceContext),
    https,
    origin: passkeyOrigin(site.url, request.url),
    label: browserLabel(request.headers.get('user-agent') ?? ''),
  };
}

/** Who is signed in, in a loader or action below the desk's guard. @throws a redirect to the sign-in. */
export function signedInOwner({ context }: Pick<RouteArgs, 'context'>): OwnerSession {
  const owner = context.get(requestContext)?.owner;
  if (!owner) throw redirect('/inbox/sign-in', 303);
  return owner;
}

/** Response header that sets the session's cookie; deletes it where the token is empty. */
export function deskCookie(token: string, { https }: Pick<DeskClient, 'https'>) {
  return { 'set-cookie': setTokenCookie(cookie, token, https) };
}

/** Sets the same header on an API's response. */
export function setDeskCookie(reply: FastifyReply, token: string, client: DeskClient): void {
  reply.headers(deskCookie(token, client)).header('cache-control', 'private, no-store');
}

/** The page of the desk to open after a sign-in: never an address elsewhere. */
export function deskPath(to: string | null): string {
  const url = to && URL.parse(to, 'http://desk');
  const isDesk = url && url.origin === 'http://desk' && /^\/inbox(?:\/|$)/.test(url.pathname);
  return isDesk && !/^\/inbox\/(sign-in|sign-out|setup)\b/.test(url.pathname)
    ? url.pathname + url.search
    : '/inbox';
}

/** The site's address; while it is this machine, on whatever port the site answers. */
function passkeyOrigin(siteUrl: string, requested: string): string {
  const [site, asked] = [new URL(siteUrl), URL.parse(requested)];
  const isLocal = site.hostname === 'localhost' && asked?.hostname === 'localhost';
  return isLocal ? asked.origin : site.origin;
}

/** Names a browser for its owner, from the header `User-Agent`. */
function browserLabel(agent: string): string {
  const find = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(agent))?.[1];
  const browser = find(browsers) ?? 'Browser';
  const system = find(systems);
  return system ? `${browser} on ${system}` : browser;
}

// Most browsers also name those that they descend from.
const browsers = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;

const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const;
