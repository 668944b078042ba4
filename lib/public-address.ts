import { lookup as dnsLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Thrown when a URL that somebody else chose leads to a private network. */
export class PrivateAddressError extends Error {}

/**
 * Whether an address is on the public internet: not loopback, private, link-local, carrier-grade NAT,
 * documentation or multicast, nor an IPv6 address that embeds such an IPv4 address (RFC 6890).
 */
export function isPublicIp(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Resolves a host name to all its addresses. */
export type Resolve = (hostname: string) => Promise<{ address: string; family: number }[]>;

export const resolveBySystem: Resolve = (hostname) =>
  new Promise((resolve, reject) => {
    dnsLookup(hostname, { all: true }, (error, addresses) =>
      error ? reject(error) : resolve(addresses),
    );
  });

/**
 * A `lookup` for `net.connect` that returns only public addresses. The connection goes to the address
 * that was checked, so a name that resolves differently later (DNS rebinding) gains nothing. Node
 * doesn't call `lookup` for a host that is an IP address: see {@link refusePrivateLiteral}.
 */
export function publicLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (found) => {
        const addresses = found.filter(({ address }) => isPublicIp(address));
        const [first] = addresses;
        if (!first) callback(new PrivateAddressError(notPublic(hostname)), '', 4);
        else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 4),
    );
  };
}

/** @throws {PrivateAddressError} when the host is an IP address that is not public. */
export function refusePrivateLiteral(url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host) && !isPublicIp(host)) {
    throw new PrivateAddressError(notPublic(host));
  }
}

function notPublic(host: string): string {
  return `${host} is not on the public internet`;
}
