import { expect, test } from 'vitest';
import { isThisMachine } from './public-address.ts';

test.each([
  ['localhost', true],
  ['LOCALHOST', true],
  ['127.0.0.53', true],
  ['[::1]', true],
  ['::1', true],
  ['127.0.0.1.example.com', false],
  ['127.example.com', false],
  ['0.0.0.0', false],
  ['::', false],
  ['localhost.example.com', false],
  ['10.0.0.1', false],
])('whether the host %s is this machine: %s', (host, expected) => {
  expect(isThisMachine(host)).toBe(expected);
});
