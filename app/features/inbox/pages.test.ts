import { expect, it } from 'vitest';
import { describeEngines } from '../../../test/engines.ts';
import { sampleLead } from '../../../test/sample-lead.ts';
import { testServices } from '../../../test/services.ts';
import { storeLead } from '../audit/leads.server.ts';
import { act } from './actions.server.ts';
import { loadEntry } from './entry.server.ts';
import { createFiller } from './fill.server.ts';

const now = Date.UTC(2026, 6, 8, 12);

describeEngines('An owner’s actions', (engine) => {
  const begin = async () => {
    const db = await engine.open();
    const services = testServices(db, () => now);
    const sent = { source: '192.0.2.1', key: undefined };
    await storeLead(services, sampleLead, sent);
    await storeLead(services, { ...sampleLead, email: 'other@example.com' }, sent);
    await createFiller(db).fill(10);
    const rows = await db.read.selectFrom('entries').select('id').orderBy('seq').execute();
    const [id = '', other = ''] = rows.map((row) => row.id);
    const send = (fields: Record<string, string | string[]>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields))
        for (const one of [value].flat()) form.append(name, one);
      return act(services, 'owner', form);
    };
    const log = () =>
      db.read
        .selectFrom('owner_actions')
        .select(['action', 'kind', 'record_id'])
        .orderBy('id')
        .execute();
    return { db, id, other, send, log };
  };

  it('change entries, each in the audit log', async () => {
    const { db, id, other, send, log } = await begin();
    expect(await send({ intent: 'event', ids: [id, other], event: 'won' })).toBeNull();
    expect(await send({ intent: 'undo', ids: other })).toBeNull();
    expect(await send({ intent: 'note', id, text: ' Call on Friday ' })).toBeNull();
    const entry = await loadEntry(db.read, id, now);
    expect(entry).toMatchObject({
      status: 'won',
      promise: 'kept',
      notes: [{ text: 'Call on Friday' }],
      history: [{ event: 'won', at: now }],
      // The same phone number.
      others: [{ id: other, status: 'new' }],
    });
    const delivery = entry?.deliveries[0]?.id ?? '';
    expect(await send({ intent: 'replay', id, delivery })).toBeNull();
    const about = { kind: 'audit', record_id: id };
    expect(await log()).toEqual([
      { action: 'noted won', ...about },
      { action: 'noted won', ...about, record_id: other },
      { action: 'took a step back', ...about, record_id: other },
      { action: 'wrote a note', ...about },
      { action: 'sent a message again', ...about },
    ]);
  });

  it('release what is held, once', async () => {
    const { db, id, send } = await begin();
    await db.write(async (tx) => {
      await tx.updateTable('leads').set({ set_aside_at: 1 }).where('id', '=', id).execute();
      await tx.updateTable('entries').set({ held: 1, due_at: null }).where('id', '=', id).execute();
    });
    expect((await loadEntry(db.read, id, now))?.promise).toBe('held');
    expect(await send({ intent: 'release', id })).toBeNull();
    expect((await loadEntry(db.read, id, now))?.promise).toBe('waiting');
    expect(await send({ intent: 'release', id })).toMatchObject({ init: { status: 409 } });
  });

  it('change nothing where they are wrong', async () => {
    const { db, id, other, send, log } = await begin();
    const delivery = (await loadEntry(db.read, other, now))?.deliveries[0]?.id ?? '';
    const wrong = [
      { intent: 'event', ids: [], event: 'won' },
      { intent: 'event', ids: [id], event: 'sold' },
      { intent: 'event', ids: ['gone'], event: 'won' },
      { intent: 'note', id, text: '  ' },
      { intent: 'note', id: 'gone', text: 'x' },
      { intent: 'replay', id, delivery },
      { intent: 'undo', ids: id },
      { intent: 'delete', id },
    ];
    for (const fields of wrong)
      expect(await send(fields)).toMatchObject({ data: { failure: expect.stringMatching(/./) } });
    expect(await log()).toEqual([]);
  });
});
