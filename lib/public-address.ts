import { lookup as dnsLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A host is on a network that what somebody else names must not reach. */
export class PrivateAddressError extends Error {}

/**
 * Whether an address is on the public internet: not loopback, private, link-local, carrier-grade,
 * documentation, multicast or an IPv6 form that holds such an IPv4 address (RFC 6890).
 */
export function isPublicIp(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

export type Resolve = (hostname: string) => Promise<{ address: string; family: number }[]>;

export const resolveBySystem: Resolve = (hostname) =>
  new Promise((resolve, reject) => {
    dnsLookup(hostname, { all: true }, (error, addresses) =>
      error ? reject(error) : resolve(addresses),
    );
  });

/**
 * A `lookup` for `net.connect` that gives only public addresses. The address that was looked at is
 * the one connected to, so a name whose answer changes in between (DNS rebinding) gains nothing.
 * Node never calls it for a host that is an address itself: see {@link refusePrivateLiteral}.
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

/** @throws {PrivateAddressError} when the host is an address, and not a public one. */
export function refusePrivateLiteral(url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host) && !isPublicIp(host)) {
    throw new PrivateAddressError(notPublic(host));
  }
}

function notPublic(host: string): string {
  return `${host} is not on the public internet`;
}
