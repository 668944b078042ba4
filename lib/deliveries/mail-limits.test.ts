import { expect, it } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import { hours, startLedger } from '../../test/ledger.ts';
import { openDatabase } from '../db/client.ts';
import { purgeCountedMails } from './counted-mails.ts';
import { defineEvent } from './event.ts';
import { countMail, mailLimits } from './mail-limits.ts';

const now = Date.UTC(2025, 5, 2, 14);
const mail = (delivery: string, address = 'ann@bakery.example', source: string | null = null) => ({
  delivery,
  event: 'test.happened',
  address,
  source,
  together: [],
});

/** An event whose mail goes to an address that its reader has proved. */
const confirmed = defineEvent<{ id: string }>({
  name: 'test.confirmed',
  about: 'test',
  load: async (_, { id }) => ({ id }),
  messages: {
    visitor: () => ({
      address: 'ann@bakery.example',
      unverified: false,
      mail: { subject: 'Confirmed', preview: '', blocks: [{ type: 'paragraph', text: 'Yes.' }] },
    }),
  },
});

describeEngines('the limits of mails', (engine) => {
  it('hold for several processes that count at the same time', async () => {
    const dbs = [await engine.open(), openDatabase(engine.settings())] as const;
    const addresses = Array.from({ length: 20 }, (_, i) => `person${i}@gmail.com`);
    const results = await Promise.all(
      addresses.flatMap((address) =>
        Array.from({ length: 4 }, (_, i) =>
          countMail(dbs[i % 2] ?? dbs[0], mail(`${address} ${i}`, address), now),
        ),
      ),
    );
    await dbs[1].close();
    expect(results.filter((exceeded) => exceeded === undefined)).toHaveLength(
      addresses.length * mailLimits.mailbox.hour,
    );
  });

  it('count a kind of mail for itself, and a retry once', async () => {
    const db = await engine.open();
    const count = (delivery: string, event: string) =>
      countMail(db, { ...mail(delivery), event }, now);
    for (let i = 0; i < 3; i += 1) expect(await count('a', 'one')).toBeUndefined();
    expect(await count('b', 'one')).toBeUndefined();
    expect(await count('c', 'one')).toBe(
      'over the limit of 2 mails of this kind to one mailbox within an hour',
    );
    expect(await count('d', 'two')).toBeUndefined();
  });

  it('hold for all addresses and networks together', async () => {
    const db = await engine.open();
    const sent = Array.from({ length: mailLimits.all.hour }, (_, i) => ({
      ...{ delivery_id: `${i}`, event: 'test.happened', sent_at: now },
      ...{ mailbox: `${i}`, domain: `${i}`, networks: null },
    }));
    await db.write((tx) => tx.insertInto('counted_mails').values(sent).execute());
    expect(await countMail(db, mail('one more'), now)).toBe(
      'over the limit of 300 mails of this kind in all within an hour',
    );
    expect(await countMail(db, mail('an hour later'), now + hours(1))).toBeUndefined();
  });

  it('don’t hold for an address that its reader has proved', async () => {
    const ledger = await startLedger(engine, { events: [confirmed], withWebhook: false });
    for (const id of ['a', 'b', 'c', 'd']) {
      await ledger.db.write((tx) => ledger.outbox.enqueue(tx, confirmed, { id }));
    }
    await ledger.worker.runDue();
    expect(ledger.mailsTo('ann@bakery.example')).toHaveLength(4);
  });

  it('last a day, and no longer; nothing is kept afterwards', async () => {
    const db = await engine.open();
    const sent: number[] = [];
    for (let hour = 0; hour <= 24; hour += 1) {
      const exceeded = await countMail(db, mail(`${hour}`), now + hours(hour));
      if (!exceeded) sent.push(hour);
    }
    expect(sent).toEqual([0, 1, 2, 3, 24]);
    const clock = () => now + hours(48);
    await purgeCountedMails({ db, clock });
    expect(await db.read.selectFrom('counted_mails').selectAll().execute()).toEqual([]);
  });

  it('store no address, and read none as a pattern', async () => {
    const db = await engine.open();
    expect(await countMail(db, mail('a', 'ann@gmail.com', '%'), now)).toBeUndefined();
    expect(await countMail(db, mail('b', 'ann@gmail.com', '198.51.100.7'), now)).toBeUndefined();
    const rows = await db.read.selectFrom('counted_mails').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/ann|gmail|%/);
  });
});
