/** A cookie that holds a random token. */
export interface TokenCookie {
  name: string;
  /** In ms. */
  lifetime: number;
}

/** A `Set-Cookie` value; deletes the cookie where the token is empty. */
export function setTokenCookie({ name, lifetime }: TokenCookie, token: string, https: boolean) {
  // Lax: sent when another site links here, not with a form that another site posts.
  const attributes = `Path=/; Max-Age=${token ? lifetime / 1000 : 0}; HttpOnly; SameSite=Lax`;
  return `${cookieName(name, https)}=${token}; ${attributes}${https ? '; Secure' : ''}`;
}

/** The token in a request's `Cookie` header; undefined where it has none of the right form. */
export function sentToken(
  { name }: TokenCookie,
  header: string | null | undefined,
  https: boolean,
): string | undefined {
  const pairs = header?.split(';').map((part) => part.trim()) ?? [];
  const start = `${cookieName(name, https)}=`;
  const token = pairs.find((part) => part.startsWith(start))?.slice(start.length);
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** The `__Host-` prefix binds the cookie to this host and to https (RFC 6265bis, 4.1.3.2). */
const cookieName = (name: string, https: boolean) => (https ? `__Host-${name}` : name);
