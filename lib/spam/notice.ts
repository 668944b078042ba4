import type { Database, Tx } from '../db/client.ts';
import { defineEvent, type EventType } from '../deliveries/event.ts';
import type { Block } from '../deliveries/mail/blocks.ts';
import { planNotice } from '../deliveries/notices.ts';
import type { Outbox } from '../deliveries/outbox.ts';

const hour = 60 * 60 * 1000;

/** How far back a notice looks: a day, and the time it may have waited. */
const lookBack = 25 * hour;

/** Tables whose rows are screened before anybody is told of them; each is also an npm script. */
export const screenedTables = ['leads', 'messages'] as const;
export type ScreenedTable = (typeof screenedTables)[number];

/** What one table has lately set aside: how many, and the newest ten. */
interface SetAside {
  table: ScreenedTable;
  newest: { id: string; name: string | null; company: string | null; email: string }[];
  count: number;
}

/**
 * Something was set aside within the last day: told once a day, so that a customer taken for spam is
 * never without a reader.
 */
export const requestsSetAside: EventType = defineEvent<SetAside[]>({
  name: 'requests.set_aside',
  about: 'notice',
  load: async (read, { at }) => {
    const all = await Promise.all(
      screenedTables.map((table) => setAsideSince(read, table, at - lookBack)),
    );
    const some = all.filter(({ count }) => count > 0);
    return some.length === 0 ? undefined : some;
  },
  owner: (tables) => {
    const count = tables.reduce((sum, table) => sum + table.count, 0);
    const title = `${count === 1 ? 'A request was' : `${count} requests were`} set aside as spam`;
    return {
      subject: title,
      preview: 'They are kept. If one is a customer, release it.',
      blocks: [
        { type: 'heading', text: title },
        {
          type: 'paragraph',
          text: 'They are kept and were answered like any other, but no message went out. To see them with the reasons:',
        },
        ...tables.flatMap(blocksOf),
        { type: 'paragraph', text: 'To let one through, with all its messages:' },
        { type: 'command', text: 'npm run deliveries -- --release ID' },
      ],
    };
  },
  webhook: (tables) =>
    Object.fromEntries(
      tables.map(({ table, count, newest }) => [
        table,
        { count, newest: newest.map(({ id }) => ({ id })) },
      ]),
    ),
});

function blocksOf({ table, newest }: SetAside): Block[] {
  return [
    { type: 'command', text: `npm run ${table} -- --set-aside` },
    {
      type: 'facts',
      rows: newest.map(({ id, name, company, email }) => ({
        label: id,
        value: [name, company].filter(Boolean).join(', ') || email,
      })),
    },
  ];
}

async function setAsideSince(
  read: Database['read'],
  table: ScreenedTable,
  since: number,
): Promise<SetAside> {
  const recent = read.selectFrom(table).where('set_aside_at', '>=', since);
  const [newest, { count }] = await Promise.all([
    recent
      .select(['id', 'name', 'company', 'email'])
      .orderBy('set_aside_at', 'desc')
      .limit(10)
      .execute(),
    recent.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { table, newest, count };
}

/** Tells the owner within the hour, and then once a day at most. */
export async function planSetAsideNotice(tx: Tx, outbox: Outbox, now: number): Promise<void> {
  const due = await planNotice(tx, requestsSetAside.name, { now, soonest: now + hour });
  if (due !== undefined) {
    await outbox.enqueue(tx, requestsSetAside, { id: requestsSetAside.name, due });
  }
}
