import type { Database, Tx } from '../../../lib/db/client.ts';
import type { Enqueueable, Outbox } from '../../../lib/deliveries/outbox.ts';

/** What the owners are notified of. */
interface Occasion {
  /** Id of the entry. */
  id: string;
  /** When it happened, epoch milliseconds: devices that were added later don't get it. */
  since: number;
}

/** Enqueues a push about each entry for each device, in the transaction that notes it as done. */
export async function planPushes(
  tx: Tx,
  outbox: Outbox,
  event: Enqueueable,
  occasions: readonly Occasion[],
): Promise<void> {
  if (occasions.length === 0) return;
  const devices = await tx
    .selectFrom('push_devices')
    .select(['id', 'created_at'])
    .orderBy('created_at')
    .execute();
  for (const { id, since } of occasions) {
    for (const device of devices) {
      if (device.created_at > since) continue;
      await outbox.enqueue(tx, event, { id, payload: { device: device.id } });
    }
  }
}

/** Whether any owner has turned notifications on. */
export async function hasDevices(read: Database['read']): Promise<boolean> {
  const device = await read.selectFrom('push_devices').select('id').limit(1).executeTakeFirst();
  return device !== undefined;
}
