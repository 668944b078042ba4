import type { Tx } from '../db/client.ts';
import { defineEvent, type EventType } from '../deliveries/event.ts';
import { planNotice } from '../deliveries/notices.ts';
import type { Outbox } from '../deliveries/outbox.ts';

const hour = 60 * 60 * 1000;

/** How far back a notice looks: a day, and the time it may have waited. */
const lookBack = 25 * hour;

interface SetAside {
  leads: { id: string; name: string; company: string }[];
  count: number;
}

/**
 * Something was set aside within the last day: told once a day, so that a customer taken for spam is
 * never without a reader.
 */
export const leadsSetAside: EventType = defineEvent<SetAside>({
  name: 'leads.set_aside',
  about: 'notice',
  load: async (read, { at }) => {
    const recent = read.selectFrom('leads').where('set_aside_at', '>=', at - lookBack);
    const [leads, { count }] = await Promise.all([
      recent.select(['id', 'name', 'company']).orderBy('set_aside_at', 'desc').limit(10).execute(),
      recent.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    ]);
    return count === 0 ? undefined : { leads, count };
  },
  owner: ({ leads, count }) => ({
    subject: `${count === 1 ? 'A request was' : `${count} requests were`} set aside as spam`,
    preview: 'They are kept. If one is a customer, release it.',
    blocks: [
      {
        type: 'heading',
        text: `${count === 1 ? 'A request was' : `${count} requests were`} set aside as spam`,
      },
      {
        type: 'paragraph',
        text: 'They are kept and were answered like any other, but no message went out. To see them with the reasons:',
      },
      { type: 'command', text: 'npm run leads -- --set-aside' },
      {
        type: 'facts',
        rows: leads.map(({ id, name, company }) => ({ label: id, value: `${name}, ${company}` })),
      },
      { type: 'paragraph', text: 'To let one through, with all its messages:' },
      { type: 'command', text: 'npm run deliveries -- --release LEAD' },
    ],
  }),
  webhook: ({ leads, count }) => ({ count, leads: leads.map(({ id }) => ({ id })) }),
});

/** Tells the owner within the hour, and then once a day at most. */
export async function planSetAsideNotice(tx: Tx, outbox: Outbox, now: number): Promise<void> {
  const due = await planNotice(tx, leadsSetAside.name, { now, soonest: now + hour });
  if (due !== undefined) await outbox.enqueue(tx, leadsSetAside, { id: leadsSetAside.name, due });
}
