import { lookup as dnsLookup } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Thrown when a URL that somebody else chose leads to a private network. */
export class PrivateAddressError extends Error {}

/**
 * Whether an address is on the public internet. IPv4: not loopback, private, link-local,
 * carrier-grade NAT, documentation or multicast (RFC 6890), nor 168.63.129.16, at which every Azure
 * machine reaches its host. IPv6: global unicast outside the special-purpose blocks; an IPv4-mapped
 * address counts as that IPv4 address.
 */
export function isPublicIp(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  if (ip instanceof ipaddr.IPv4) return ip.range() === 'unicast' && !azureHost.has(ip.toString());
  return ip.match(globalUnicast) && !specialPurpose.some((block) => ip.match(block));
}

/** https://learn.microsoft.com/en-us/azure/virtual-network/what-is-ip-address-168-63-129-16 */
const azureHost = new Set(['168.63.129.16']);

/** Whether an address is this machine's own: `127.0.0.1`, `::1` and their kin. */
export function isLoopbackIp(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/** Whether a host is this machine: `localhost`, or an address of its own, as URLs have it or plain. */
export function isThisMachine(host: string): boolean {
  return host.toLowerCase() === 'localhost' || isLoopbackIp(host.replace(/^\[(.*)\]$/, '$1'));
}

/** The only IPv6 addresses that are handed out on the internet (RFC 4291, 2.4; IANA's registry). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Blocks of {@link globalUnicast} that belong to a protocol, a test or a document, not to a host
 * (https://www.iana.org/assignments/iana-ipv6-special-registry). The first contains Teredo, ORCHID
 * and benchmarking; Teredo and 6to4 addresses embed an IPv4 address, which may be private.
 */
const specialPurpose = [
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
].map((block) => ipaddr.IPv6.parseCIDR(block));

/** Resolves a host name to all its addresses. */
export type Resolve = (hostname: string) => Promise<{ address: string; family: number }[]>;

export const resolveBySystem: Resolve = (hostname) =>
  new Promise((resolve, reject) => {
    dnsLookup(hostname, { all: true }, (error, addresses) =>
      error ? reject(error) : resolve(addresses),
    );
  });

/**
 * Resolves by DNS alone, without the hosts file and search domains of this machine. Unlike the
 * system's resolver it holds no thread while it waits: 3 s at most.
 */
export const resolveByDns: Resolve = async (hostname) => {
  const resolver = new Resolver({ timeout: 1_500, tries: 2 });
  const [four, six] = await Promise.allSettled([
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
  return [
    ...(four.status === 'fulfilled' ? four.value : []).map((address) => ({ address, family: 4 })),
    ...(six.status === 'fulfilled' ? six.value : []).map((address) => ({ address, family: 6 })),
  ];
};

/** Whether a connection to an IP address is allowed. */
export type IsAllowed = (address: string) => boolean;

/**
 * A `lookup` for `net.connect` that returns only public addresses. The connection goes to the address
 * that was checked, so a name that resolves differently later (DNS rebinding) gains nothing. Node
 * doesn't call `lookup` for a host that is an IP address: see {@link refusePrivateLiteral}.
 */
export function publicLookup(resolve: Resolve, isAllowed: IsAllowed = isPublicIp): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (found) => {
        const addresses = found.filter(({ address }) => isAllowed(address));
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
export function refusePrivateLiteral(url: URL, isAllowed: IsAllowed = isPublicIp): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host) && !isAllowed(host)) {
    throw new PrivateAddressError(notPublic(host));
  }
}

function notPublic(host: string): string {
  return `${host} is not on the public internet`;
}
