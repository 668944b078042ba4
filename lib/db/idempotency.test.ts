import { fork } from 'node:child_process';
import { once as event } from 'node:events';
import { describe, expect, it } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import type { Database } from './client.ts';
import { contentKey, insertOnce, KEY_LIFETIME, once, purgeIdempotencyKeys } from './idempotency.ts';
import { into } from './insert.ts';

const claim = { scope: '/api/test', key: 'k1', request: { a: 1, b: [2, 3] } };

/** Work whose effect can be counted: a row in an existing table. */
const ways = {
  once(db: Database, id: string, changed: Partial<typeof claim> = {}, now = 1000) {
    const answer = { status: 201, body: { id } };
    return once({ db, clock: () => now }, { ...claim, ...changed }, answer, async (tx) => {
      await tx
        .insertInto('migrations')
        .values({ name: `effect-${id}`, applied_at: 1 })
        .execute();
    });
  },
  insertOnce(db: Database, id: string, changed: Partial<typeof claim> = {}, now = 1000) {
    const answer = { status: 201, body: { id } };
    const rows = into('migrations', [{ name: `effect-${id}`, applied_at: 1 }]);
    return insertOnce({ db, clock: () => now }, { ...claim, ...changed }, answer, [rows]);
  },
};

async function effects(db: Database): Promise<string[]> {
  const rows = await db.read
    .selectFrom('migrations')
    .select('name')
    .where('name', 'like', 'effect-%')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

describeEngines('idempotency', (engine) => {
  describe.each(['once', 'insertOnce'] as const)('%s', (way) => {
    const attempt = ways[way];

    it('gives a repeated request the first answer and no second effect', async () => {
      const db = await engine.open();
      expect(await attempt(db, 'first')).toEqual({
        kind: 'done',
        answer: { status: 201, body: { id: 'first' } },
      });
      expect(await attempt(db, 'second', { request: { b: [2, 3], a: 1 } })).toEqual({
        kind: 'replayed',
        answer: { status: 201, body: { id: 'first' } },
      });
      expect(await effects(db)).toEqual(['effect-first']);
    });

    it('refuses the key for another request, and separates scopes', async () => {
      const db = await engine.open();
      await attempt(db, 'first');
      expect(await attempt(db, 'second', { request: { a: 1, b: [3, 2] } })).toEqual({
        kind: 'mismatch',
      });
      expect((await attempt(db, 'third', { scope: '/api/other' })).kind).toBe('done');
      expect(await effects(db)).toEqual(['effect-first', 'effect-third']);
    });

    it('has one effect for concurrent requests on two connections', async () => {
      const connections = [await engine.open(), await engine.open()];
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, i) => attempt(connections[i % 2] as Database, `${i}`)),
      );
      expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(1);
      const ids = outcomes.map((outcome) => 'answer' in outcome && outcome.answer.body.id);
      expect(new Set(ids).size).toBe(1);
      expect(await effects(connections[0] as Database)).toEqual([`effect-${ids[0]}`]);
    });

    it('leaves the key free when the unit fails', async () => {
      const db = await engine.open();
      await attempt(db, 'taken', { key: 'k0' });
      await expect(attempt(db, 'taken')).rejects.toThrow();
      expect((await attempt(db, 'other')).kind).toBe('done');
    });

    it('deletes keys after their lifetime', async () => {
      const db = await engine.open();
      await attempt(db, 'first');
      await purgeIdempotencyKeys({ db, clock: () => 1000 + KEY_LIFETIME });
      expect((await attempt(db, 'second')).kind).toBe('replayed');
      await purgeIdempotencyKeys({ db, clock: () => 1001 + KEY_LIFETIME });
      expect((await attempt(db, 'third')).kind).toBe('done');
    });
  });

  it('has one effect for the same requests from three processes in opposite orders', async () => {
    const db = await engine.open();
    const settings = JSON.stringify(engine.settings());
    const processes = ['forward', 'reversed', 'forward'].map((order) =>
      fork(new URL('../../test/leads-process.ts', import.meta.url), [settings, order]),
    );
    const answers = await Promise.all(
      processes.map(async (child) => {
        const [ids] = (await event(child, 'message')) as [string[]];
        return ids;
      }),
    );
    const ids = new Set(answers.flat());
    expect(answers.map((list) => list.length)).toEqual([40, 40, 40]);
    expect(ids.size).toBe(40);
    const rows = await db.read.selectFrom('leads').select('id').execute();
    expect(new Set(rows.map(({ id }) => id))).toEqual(ids);
    expect(rows).toHaveLength(40);
  });
});

it('creates the same key only for the same content', () => {
  expect(contentKey({ a: 1, b: { c: 2, d: 3 } })).toBe(contentKey({ b: { d: 3, c: 2 }, a: 1 }));
  expect(contentKey({ a: 1 })).not.toBe(contentKey({ a: '1' }));
});

it('keeps the key of a post that an earlier version stored, also with absent fields', () => {
  const key = 'content-8Vv8k9cIAQR0c5IvZ_7YY-zH-C8Gd-u3EikjrugeD5c';
  expect(contentKey({ a: 1, b: 'two' })).toBe(key);
  expect(contentKey({ b: 'two', c: undefined, a: 1 })).toBe(key);
});
