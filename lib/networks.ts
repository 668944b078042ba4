import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Prefix lengths of the networks that are counted, the narrowest first. */
const prefixes = { ipv4: [32, 24], ipv6: [64, 56, 48] } as const;

/**
 * The networks of a client's address in CIDR notation, the narrowest first: an IPv4 address and its
 * /24; an IPv6 address's /64, /56 and /48, since one customer of a provider gets a whole /56 or /48
 * (RFC 6177). An IPv6 address that carries an IPv4 address counts as that: IPv4-mapped (RFC 4291),
 * NAT64 (RFC 6052 and 8215), 6to4 (RFC 3056) and Teredo (RFC 4380). Some proxies add a port, which
 * is ignored. Text that is no address is a network of its own.
 */
export function networksOf(address: string): readonly [string, ...string[]] {
  const host = withoutPort(address);
  if (isIP(host) === 0) return [address];
  const ip = withoutTunnel(ipaddr.process(host));
  const [narrowest, ...wider] = prefixes[ip.kind() as keyof typeof prefixes];
  return [networkOf(ip, narrowest), ...wider.map((prefix) => networkOf(ip, prefix))];
}

/** The widest network of an address: an IPv4 address's /24, an IPv6 address's /48. */
export function widestNetwork(address: string): string {
  const networks = networksOf(address);
  return networks[networks.length - 1] ?? address;
}

type Ip = ipaddr.IPv4 | ipaddr.IPv6;

function networkOf(ip: Ip, prefix: number): string {
  const bytes = ip.toByteArray().map((byte, index) => {
    const bits = Math.min(8, Math.max(0, prefix - index * 8));
    return byte & (0xff << (8 - bits));
  });
  return `${ipaddr.fromByteArray(bytes)}/${prefix}`;
}

/** The IPv4 address that an IPv6 address of a tunnel or translator carries, or the address itself. */
function withoutTunnel(ip: Ip): Ip {
  const bytes = ip.toByteArray();
  switch (ip.range()) {
    case 'rfc6052':
      return ipaddr.fromByteArray(bytes.slice(12));
    case '6to4':
      return ipaddr.fromByteArray(bytes.slice(2, 6));
    case 'teredo':
      // The client's address is stored inverted (RFC 4380, section 4).
      return ipaddr.fromByteArray(bytes.slice(12).map((byte) => byte ^ 0xff));
    default:
      return isLocalNat64(bytes) ? ipaddr.fromByteArray(bytes.slice(12)) : ip;
  }
}

/** 64:ff9b:1::/48, a network's own translator (RFC 8215), with the /96 format of RFC 6052. */
function isLocalNat64(bytes: number[]): boolean {
  const start = [0x00, 0x64, 0xff, 0x9b, 0x00, 0x01];
  return bytes.length === 16 && start.every((byte, index) => bytes[index] === byte);
}

function withoutPort(address: string): string {
  return address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$|^\[(.+)\](?::\d+)?$/, '$1$2');
}
