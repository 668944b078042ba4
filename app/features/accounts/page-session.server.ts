import type { Services } from '../../../lib/services.ts';
import { isHttps } from '../../../server/http/security-headers.ts';
import { noSessionCookie, sessionCookie, sessionToken } from './session-cookie.server.ts';

/** The session's token that a page's request carries. */
export function requestToken(
  request: Request,
  services: Pick<Services, 'site'>,
): string | undefined {
  return sessionToken(request.headers.get('cookie'), onHttps(request, services));
}

/** Headers that sign the browser in with a token, or out with none. */
export function sessionHeaders(
  request: Request,
  services: Pick<Services, 'site'>,
  token: string | undefined,
): { 'set-cookie': string } {
  const https = onHttps(request, services);
  return { 'set-cookie': token ? sessionCookie(token, https) : noSessionCookie(https) };
}

/** The page's address has the protocol that the server found (server/http/pages.ts). */
function onHttps({ url }: Request, { site }: Pick<Services, 'site'>): boolean {
  const { protocol } = new URL(url);
  return isHttps({ protocol: protocol === 'https:' ? 'https' : 'http' }, site.url);
}
