import { expect, test } from 'vitest';
import { networksOf, widestNetwork } from './networks.ts';

const ipv4 = ['203.0.113.7/32', '203.0.113.0/24'];

test.each([
  ['203.0.113.7', ipv4],
  ['203.0.113.7:51234', ipv4],
  ['2001:db8:1:2ff:3::4', ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['[2001:db8:1:2ff:3::4]:443', ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['2001:DB8:0001:02FF::', ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['fe80::1%eth0', ['fe80::/64', 'fe80::/56', 'fe80::/48']],
  ['::1', ['::/64', '::/56', '::/48']],
  ['unknown', ['unknown']],
  ['', ['']],
])('%s belongs to %j', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
  expect(widestNetwork(address)).toBe(networks.at(-1));
});

test.each([
  ['IPv4-mapped', '::ffff:203.0.113.7'],
  ['IPv4-mapped, in hexadecimal', '::ffff:cb00:7107'],
  ['NAT64', '64:ff9b::203.0.113.7'],
  ['NAT64 of a network’s own', '64:ff9b:1::cb00:7107'],
  ['6to4', '2002:cb00:7107:1:2:3:4:5'],
  ['Teredo', '2001:0:4136:e378:8000:63bf:34ff:8ef8'],
])('an %s address counts as the IPv4 address in it', (_, address) => {
  expect(networksOf(address)).toEqual(ipv4);
});
