import { argon2Sync } from 'node:crypto';
import common from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { BusyError, createWorkQueue } from '../../../lib/work-queue.ts';
import { isGuessable } from './passwords.server.ts';
import { hashPassword, isOutdated, matchesHash } from './phc.server.ts';
import { strengthOf } from './strength.ts';

test('a hash is Argon2id at OWASP’s cost, and any Argon2 would make the same of its parts', async () => {
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

test('a password is the same in either Unicode form', async () => {
  const phc = await hashPassword('caf\u00e9 noir 12');
  expect(await matchesHash('cafe\u0301 noir 12', phc)).toBe(true);
});

test('a hash of another cost is known as outdated', async () => {
  const cheap = await hashPassword('three wet otters', { memory: 8, passes: 1, parallelism: 1 });
  expect(isOutdated(cheap)).toBe(true);
  expect(await matchesHash('three wet otters', cheap)).toBe(true);
});

test('the 3,000 most common passwords are refused, in any case', () => {
  const accepted = common
    .filter(({ length }) => length >= 8)
    .slice(0, 3_000)
    .filter((password) => !isGuessable(password.toUpperCase(), { email: 'a@example.com' }));
  expect(accepted).toEqual([]);
  expect(isGuessable('three wet otters', { email: 'a@example.com' })).toBe(false);
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

test('work runs in turn, a few at a time, and a full line refuses with a time', async () => {
  const queue = createWorkQueue({ running: 2, waiting: 3 });
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const order: number[] = [];
  const runs = gates.map(({ promise }, index) =>
    queue.run(() => {
      order.push(index);
      return promise;
    }),
  );
  expect(order).toEqual([0, 1]);
  const refused = await queue.run(async () => 0).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(BusyError);
  expect((refused as BusyError).parts.retryAfter).toBeGreaterThanOrEqual(1);
  gates[1]?.resolve();
  await runs[1];
  expect(order).toEqual([0, 1, 2]);
  for (const { resolve } of gates) resolve();
  await Promise.all(runs);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(await queue.run(async () => 'free again')).toBe('free again');
});
