import { expect, it } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import { hours } from '../../test/ledger.ts';
import { openDatabase } from '../db/client.ts';
import { countMail, mailLimits, purgeCountedMails } from './mail-limits.ts';

const now = Date.UTC(2025, 5, 2, 14);
const mail = (delivery: string, address = 'ann@bakery.example', source: string | null = null) => ({
  delivery,
  event: 'test.happened',
  address,
  source,
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
