import { argon2Sync } from 'node:crypto';
import common from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { strengthOf } from './password-strength.ts';
import {
  createPasswords,
  hashPassword,
  isGuessable,
  isOutdated,
  matchesHash,
} from './passwords.server.ts';

test('a hash is standard Argon2id at OWASP’s cost', async () => {
  const phc = await hashPassword('three wet otters');
  const [, , version, cost, salt, tag] = phc.split('$');
  expect([version, cost]).toEqual(['v=19', 'm=19456,t=2,p=1']);
  const again = argon2Sync('argon2id', {
    message: 'three wet otters',
    nonce: Buffer.from(salt ?? '', 'base64'),
    parallelism: 1,
    tagLength: 32,
    memory: 19_456,
    passes: 2,
  });
  expect(again.toString('base64').replace('=', '')).toBe(tag);
  expect(await matchesHash('three wet otters', phc)).toBe(true);
  expect(await matchesHash('three wet otter', phc)).toBe(false);
  expect(await hashPassword('three wet otters')).not.toBe(phc);
});

test('a password matches in either Unicode form', async () => {
  const phc = await hashPassword('caf\u00e9 noir 12');
  expect(await matchesHash('cafe\u0301 noir 12', phc)).toBe(true);
});

test('a hash of another cost is outdated, and still matches', async () => {
  const cheap = await hashPassword('three wet otters', { memory: 8, passes: 1, parallelism: 1 });
  expect(isOutdated(cheap)).toBe(true);
  expect(await matchesHash('three wet otters', cheap)).toBe(true);
});

test('the 3,000 most common passwords are refused, in upper case too', async () => {
  const isAccepted = async (password: string) =>
    !(await isGuessable(password, { email: 'a@example.com' }));
  const accepted: string[] = [];
  for (const password of common.filter(({ length }) => length >= 8).slice(0, 3_000)) {
    if (await isAccepted(password.toUpperCase())) accepted.push(password);
  }
  expect(accepted).toEqual([]);
  expect(await isAccepted('three wet otters')).toBe(true);
});

test.each([
  ['otter', [], 0],
  ['aaaaaaaaaaaaaaaa', [], 1],
  ['abcdefgh', [], 1],
  ['rosaalvarez1', ['Rosa', 'Alvarez'], 1],
  ['otterpond', [], 2],
  ['three wet otters', [], 3],
  ['three wet otters sing', [], 4],
])('%j with %j has strength %i', (password, own, level) => {
  expect(strengthOf(password, own).level).toBe(level);
});

test('an account that doesn’t exist takes one key derivation, at the same cost as one that does', async () => {
  const costs: unknown[] = [];
  const passwords = createPasswords(async (algorithm, { message: _, nonce: __, ...cost }) => {
    costs.push({ algorithm, ...cost });
    return Buffer.alloc(cost.tagLength);
  });
  const phc = await hashPassword('three wet otters');
  const owner = { name: '203.0.113.0/24', known: false };
  expect(await passwords.matches('a guess', phc, owner)).toBe(false);
  expect(await passwords.matches('a guess', undefined, owner)).toBe(false);
  expect(costs).toHaveLength(2);
  expect(costs[1]).toEqual(costs[0]);
});
