import { PrivateAddressError, refusePrivateLiteral } from '../../lib/public-address.ts';
import type { Reach } from './reach.ts';

/** Thrown for an address that a look doesn't ask for; the message says why, for the visitor. */
export class TargetError extends Error {}

/** Longest URL, in characters. */
const longest = 2_000;

/**
 * Parses an address that a stranger chose: as typed, or from a `Location` header or a link.
 * @throws {TargetError} unless it is http or https, without user and password, at an allowed port,
 * and names no IP address outside the reach. What a host name resolves to is checked when connecting.
 */
export function parseTarget(text: string, { isAllowed, ports }: Reach, base?: string): URL {
  if (text.length > longest) throw new TargetError('The address is too long.');
  const url = URL.parse(text, base);
  if (!url) throw new TargetError('That isn’t a web address.');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new TargetError('The address must begin with https:// or http://.');
  }
  if (url.username || url.password) {
    throw new TargetError('The address must not contain a user name or a password.');
  }
  if (ports && !ports.has(url.port)) {
    throw new TargetError(`The address has port ${url.port}; websites for customers have none.`);
  }
  try {
    refusePrivateLiteral(url, isAllowed);
  } catch (error) {
    if (!(error instanceof PrivateAddressError)) throw error;
    throw new TargetError(`${error.message}.`);
  }
  url.hash = '';
  return url;
}
