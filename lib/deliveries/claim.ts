import type { Database, Tx } from '../db/client.ts';
import { countOwnerMails, ownerMailsOfHour } from './counted-mails.ts';
import { gatheredAtMost, gatherMs, ownerMailsAnHour } from './gathered-mail.ts';
import type { Batch, Channel, Claimed } from './model.ts';
import { type ClaimRequest, claimIn, dueOn } from './queue.ts';

export interface BatchRequest extends ClaimRequest {
  channel: Channel;
}

/**
 * Claims a channel's due deliveries, as many messages as `count`. The owner's mails come first, so
 * that no number of visitors' mails delays them.
 */
export function claimBatches(db: Database, request: BatchRequest): Promise<Batch[]> {
  return db.write((tx) => claimBatchesIn(tx, db.engine, request));
}

/** {@link claimBatches} within a transaction. */
export async function claimBatchesIn(
  tx: Tx,
  engine: Database['engine'],
  request: BatchRequest,
): Promise<Batch[]> {
  if (request.channel !== 'email') {
    const kind = request.channel === 'push' ? 'owner-push' : 'webhook';
    return alone(await claimIn(tx, engine, { kind }, request));
  }
  const owner = await claimOwner(tx, engine, request);
  const count = request.count - owner.length;
  return [
    ...owner,
    ...alone(await claimIn(tx, engine, { kind: 'visitor-email' }, { ...request, count })),
  ];
}

/**
 * Claims the owner's mails. Those about requests are sent alone up to {@link ownerMailsAnHour};
 * beyond it they wait until the oldest has been due for {@link gatherMs}, and become one mail.
 */
async function claimOwner(
  tx: Tx,
  engine: Database['engine'],
  request: BatchRequest,
): Promise<Batch[]> {
  const { now } = request;
  const others = await claimIn(tx, engine, { alone: true }, request);
  const room = request.count - others.length;
  if (room === 0) return alone(others);
  const oldest = await dueOn(tx, { alone: false }, now)
    .select('due_at')
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return alone(others);
  const left = ownerMailsAnHour - (await ownerMailsOfHour(tx, now));
  if (left > 0) {
    const count = Math.min(room, left);
    const claimed = await claimIn(tx, engine, { alone: false }, { ...request, count });
    await countOwnerMails(
      tx,
      claimed.map(({ id }) => id),
      now,
    );
    return alone([...others, ...claimed]);
  }
  if (oldest.due_at > now - gatherMs) return alone(others);
  const [first, ...rest] = await claimIn(
    tx,
    engine,
    { alone: false },
    {
      ...request,
      count: gatheredAtMost,
    },
  );
  return first ? [...alone(others), [first, ...rest]] : alone(others);
}

const alone = (deliveries: readonly Claimed[]): Batch[] => deliveries.map((one) => [one]);
