import {
  type IsAllowed,
  isLoopbackIp,
  isPublicIp,
  type Resolve,
  resolveByDns,
  resolveBySystem,
} from '../../lib/public-address.ts';

/** Which servers a look may connect to. */
export interface Reach {
  isAllowed: IsAllowed;
  resolve: Resolve;
  /** Ports of a URL; undefined for all. */
  ports: ReadonlySet<string> | undefined;
}

/** The internet's public servers, at the ports of http and https. */
export const publicReach: Reach = {
  isAllowed: isPublicIp,
  resolve: resolveByDns,
  // The URL parser leaves out a scheme's own port.
  ports: new Set(['', '80', '443']),
};

/** Also this machine's own servers, at any port: for tests. */
export const loopbackReach: Reach = {
  isAllowed: (address) => isPublicIp(address) || isLoopbackIp(address),
  resolve: resolveBySystem,
  ports: undefined,
};

/** @param privateNetwork whether looks may connect to this machine's own servers. */
export const reachOf = (privateNetwork: boolean): Reach =>
  privateNetwork ? loopbackReach : publicReach;
