import { CompiledQuery, sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import { days, happened, hours, minutes, rowsByKind, startLedger } from '../../test/ledger.ts';
import { claimBatches } from './claim.ts';
import { postpone, replay } from './ledger.ts';
import { dueOn } from './queue.ts';

describeEngines('the delivery ledger', (engine) => {
  it('sends an event to the owner, the visitor and the webhook once', async () => {
    const ledger = await startLedger(engine);
    await ledger.add();
    expect(await ledger.worker.runDue()).toBe(3);
    expect(await ledger.worker.runDue()).toBe(0);
    const rows = await rowsByKind(ledger.db);
    expect(Object.values(rows).map(({ state }) => state)).toEqual(Array(3).fill('delivered'));
    expect(ledger.smtp.mails.map(({ to }) => to).sort()).toEqual([
      ['ann@visitor.example'],
      ['owner@agents.example'],
    ]);
    const [request] = ledger.receiver.requests;
    expect(request).toMatchObject({ id: rows.webhook?.id, path: '/hook' });
    expect(JSON.parse(request?.body ?? '')).toEqual({
      type: 'test.happened',
      timestamp: new Date(ledger.now).toISOString(),
      data: { id: 'ann' },
    });
    expect(request && ledger.receiver.signatureHolds(request)).toBe(true);
  });

  it.each([
    ['deliveries_due_kind', { kind: 'owner-email' }],
    ['deliveries_due_kind', { kind: 'visitor-email' }],
    ['deliveries_due_kind', { kind: 'webhook' }],
    ['deliveries_due_kind', { alone: false }],
    ['deliveries_alone', { alone: true }],
  ] as const)(
    'finds by the partial index %s what is due in %o, even in a generic plan',
    async (index, queue) => {
      const { db, now } = await startLedger(engine);
      const due = dueOn(db.read, queue, now).orderBy('due_at').limit(4).compile();
      const plan = await db.write(async (tx) => {
        if (db.engine === 'sqlite') {
          const { rows } = await tx.executeQuery(
            CompiledQuery.raw(`explain query plan ${due.sql}`, [...due.parameters]),
          );
          return rows;
        }
        // PostgreSQL would read a small table sequentially.
        await sql`set local enable_seqscan = off`.execute(tx);
        await sql`set local plan_cache_mode = force_generic_plan`.execute(tx);
        const types = due.parameters.map((value) =>
          typeof value === 'string' ? 'text' : 'bigint',
        );
        await sql.raw(`prepare due(${types.join(', ')}) as ${due.sql}`).execute(tx);
        const values = due.parameters.map((value) =>
          typeof value === 'string' ? `'${value}'` : value,
        );
        const { rows } = await sql.raw(`explain execute due(${values.join(', ')})`).execute(tx);
        await sql`deallocate due`.execute(tx);
        return rows;
      });
      expect(JSON.stringify(plan)).toContain(index);
    },
  );

  it('stores nothing when the event’s transaction fails', async () => {
    const ledger = await startLedger(engine);
    const unit = ledger.db.write(async (tx) => {
      await ledger.outbox.enqueue(tx, happened, { id: 'ann' });
      throw new Error('no');
    });
    await expect(unit).rejects.toThrow('no');
    expect(await rowsByKind(ledger.db)).toEqual({});
  });

  it('records the receiver’s answer to each attempt, all with the same id', async () => {
    const ledger = await startLedger(engine);
    ledger.receiver.answer = () => ({ status: 500, body: 'out of\nmemory' });
    await ledger.add();
    await ledger.worker.runDue();
    await ledger.pass(minutes(1), 5_000);
    ledger.receiver.answer = () => ({ status: 200, body: 'thanks' });
    await ledger.pass(minutes(10));
    const { webhook } = await rowsByKind(ledger.db);
    const attempts = await ledger.db.read
      .selectFrom('delivery_attempts')
      .select(['number', 'outcome', 'words'])
      .where('delivery_id', '=', webhook?.id ?? '')
      .orderBy('number')
      .execute();
    expect(attempts).toEqual([
      { number: 1, outcome: 'failed', words: '500 out of memory' },
      { number: 2, outcome: 'failed', words: '500 out of memory' },
      { number: 3, outcome: 'failed', words: '500 out of memory' },
      { number: 4, outcome: 'delivered', words: '200 thanks' },
    ]);
    expect(new Set(ledger.receiver.requests.map(({ id }) => id))).toEqual(new Set([webhook?.id]));
  });

  it('lets another worker claim a dead process’s delivery when its lease ends', async () => {
    const ledger = await startLedger(engine);
    await ledger.add();
    const request = { channel: 'webhook', count: 1, leaseMs: minutes(2) } as const;
    const dead = (await claimBatches(ledger.db, { ...request, now: ledger.now })).flat();
    expect(dead).toHaveLength(1);
    await ledger.pass(minutes(1));
    expect(ledger.receiver.requests).toHaveLength(0);
    await ledger.pass(minutes(2));
    expect(ledger.receiver.requests.map(({ id }) => id)).toEqual([dead[0]?.id]);
    expect((await rowsByKind(ledger.db)).webhook).toMatchObject({
      state: 'delivered',
      attempts: 2,
    });
  });

  it('leaves a delivery to the worker that claimed it last', async () => {
    const { db, now, add } = await startLedger(engine);
    await add();
    const leaseMs = minutes(2);
    const claim = async (at: number) => {
      const batches = await claimBatches(db, { channel: 'webhook', count: 1, leaseMs, now: at });
      const [claimed] = batches.flat();
      if (!claimed) throw new Error('Nothing was due');
      return claimed;
    };
    const first = await claim(now);
    expect(await replay(db, first.id, now + leaseMs - 1)).toBeUndefined();
    const second = await claim(now + leaseMs);
    await db.write((tx) => postpone(tx, first, now + leaseMs, 'too late'));
    expect((await rowsByKind(db)).webhook).toMatchObject({
      ...{ claim: second.claim, due_at: now + 2 * leaseMs, last_error: null },
    });
    expect(await replay(db, first.id, now + 2 * leaseMs)).toMatchObject({ claim: null });
  });

  it('sends what another worker is sending to nobody else when its channel recovers', async () => {
    const ledger = await startLedger(engine);
    const { db, receiver } = ledger;
    receiver.answer = () => ({ status: 500 });
    await ledger.add('ann');
    await ledger.worker.runDue();
    const ann = (await rowsByKind(db)).webhook?.id;
    ledger.now += minutes(1);
    const held = { channel: 'webhook', count: 1, leaseMs: hours(1), now: ledger.now } as const;
    expect((await claimBatches(db, held)).flat().map(({ id }) => id)).toEqual([ann]);
    receiver.answer = () => ({ status: 200 });
    await ledger.add('bob');
    await ledger.pass(minutes(30));
    const bob = (await rowsByKind(db)).webhook;
    expect(bob).toMatchObject({ state: 'delivered' });
    expect(receiver.requests.map(({ id }) => id)).toEqual([ann, bob?.id]);
  });

  it('marks a delivery accepted after its lease has run out as delivered', async () => {
    const ledger = await startLedger(engine);
    ledger.smtp.behavior.message = () => {
      ledger.now += minutes(5);
      return undefined;
    };
    await ledger.add();
    await ledger.worker.runDue();
    await ledger.pass(hours(1));
    expect(ledger.smtp.mails).toHaveLength(2);
  });

  it('gives up after a 5xx of the mail server, and retries after a 4xx', async () => {
    const ledger = await startLedger(engine);
    ledger.smtp.behavior.recipient = (address) =>
      address.startsWith('ann')
        ? { code: 550, text: 'No such user here' }
        : { code: 451, text: 'Greylisted, try again' };
    await ledger.add();
    await ledger.worker.runDue();
    expect(await rowsByKind(ledger.db)).toMatchObject({
      'visitor-email': { state: 'failed', attempts: 1, last_error: '550 No such user here' },
      'owner-email': { state: 'waiting', attempts: 1, last_error: '451 Greylisted, try again' },
    });
    ledger.smtp.behavior.recipient = () => undefined;
    await ledger.pass(minutes(1));
    expect(ledger.smtp.mails.map(({ to }) => to)).toEqual([['owner@agents.example']]);
  });

  it('retries only the owner’s addresses that have not accepted', async () => {
    const [first, second, gone] = ['first@agents.example', 'second@BÜRO.example', 'gone@a.example'];
    const ledger = await startLedger(engine, { withWebhook: false, owner: [first, second, gone] });
    let full = true;
    ledger.smtp.behavior.recipient = (address) => {
      if (address.startsWith('gone')) return { code: 550, text: 'No such user' };
      return full && address.startsWith('second') ? { code: 452, text: 'Mailbox full' } : undefined;
    };
    await ledger.add();
    await ledger.worker.runDue();
    expect((await rowsByKind(ledger.db))['owner-email']).toMatchObject({
      state: 'waiting',
      last_error: '452 Mailbox full',
    });
    await ledger.pass(minutes(1));
    full = false;
    await ledger.pass(hours(1));
    const owners = ledger.smtp.mails.map(({ to }) => to).filter(([to]) => !to?.startsWith('ann'));
    expect(owners).toEqual([[first], ['second@büro.example']]);
    expect((await rowsByKind(ledger.db))['owner-email']).toMatchObject({
      state: 'waiting',
      last_error: '550 No such user',
    });
    ledger.smtp.behavior.recipient = () => undefined;
    const { id } = (await rowsByKind(ledger.db))['owner-email'] ?? {};
    await replay(ledger.db, id ?? '', ledger.now);
    await ledger.worker.runDue();
    expect(ledger.smtp.mails.at(-1)?.to).toEqual([gone]);
    expect((await rowsByKind(ledger.db))['owner-email']).toMatchObject({
      state: 'delivered',
      remaining: null,
    });
  });

  it(
    'gives up after the last attempt; a replay restarts with the same id',
    async () => {
      const ledger = await startLedger(engine);
      ledger.receiver.answer = () => ({ status: 500 });
      await ledger.add();
      await ledger.worker.runDue();
      await ledger.pass(hours(24 * 6), hours(4));
      const { webhook } = await rowsByKind(ledger.db);
      expect(webhook).toMatchObject({ state: 'failed', last_error: '500' });
      expect(await replay(ledger.db, webhook?.id ?? '', ledger.now)).toMatchObject({
        id: webhook?.id,
      });
      await ledger.worker.runDue();
      ledger.receiver.answer = () => ({ status: 200 });
      await ledger.pass(minutes(1));
      expect((await rowsByKind(ledger.db)).webhook).toMatchObject({ state: 'delivered' });
      expect(await replay(ledger.db, 'no such id', ledger.now)).toBeUndefined();
    },
    days,
  );

  it('skips a delivery whose row is gone', async () => {
    const ledger = await startLedger(engine);
    await ledger.add('gone');
    await ledger.worker.runDue();
    const { webhook } = await rowsByKind(ledger.db);
    expect(webhook).toMatchObject({
      state: 'skipped',
      last_error: 'there is nothing left to send about this test',
    });
    expect(ledger.receiver.requests).toEqual([]);
  });
});
