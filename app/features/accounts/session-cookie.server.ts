/** How long a session lasts after it was last used: 30 days, in milliseconds. */
export const sessionLifetime = 30 * 24 * 60 * 60 * 1000;

/** With the prefix, a browser takes the cookie from this very host over https alone (RFC 6265bis, 4.1.3.2). */
const cookieName = (https: boolean) => (https ? '__Host-session' : 'session');

/** The `Set-Cookie` header that signs a browser in: out of reach of scripts and of other sites' posts. */
export function sessionCookie(token: string, https: boolean): string {
  return attributes(`${cookieName(https)}=${token}`, sessionLifetime / 1000, https);
}

/** The `Set-Cookie` header that takes the session's cookie away. */
export function noSessionCookie(https: boolean): string {
  return attributes(`${cookieName(https)}=`, 0, https);
}

/** The token in a `Cookie` header; undefined where there is none of a token's shape. */
export function sessionToken(
  header: string | null | undefined,
  https: boolean,
): string | undefined {
  const start = `${cookieName(https)}=`;
  const pair = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start));
  const token = pair?.slice(start.length);
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

function attributes(pair: string, maxAge: number, https: boolean): string {
  return `${pair}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;
}
