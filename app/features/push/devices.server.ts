import { hash } from 'node:crypto';
import * as v from 'valibot';
import type { Database, Tx } from '../../../lib/db/client.ts';
import { isPublicIp, refusePrivateLiteral } from '../../../lib/public-address.ts';
import type { OwnerSession } from '../desk/sessions.server.ts';
import type { PushDeviceRow } from './tables.ts';

/** Devices of one owner at most. */
export const devicesAtMost = 20;

const bytes = (length: number, first?: number) =>
  v.pipe(
    v.string(),
    v.check((text) => {
      const decoded = Buffer.from(text, 'base64url');
      return decoded.length === length && (first === undefined || decoded[0] === first);
    }),
  );

/** What a browser's `PushSubscription.toJSON()` returns; keys as RFC 8291 has them. */
export const subscriptionSchema = v.object({
  endpoint: v.pipe(v.string(), v.trim(), v.url(), v.maxCodePoints(1_000)),
  keys: v.object({ p256dh: bytes(65, 4), auth: bytes(16) }),
});

export type Subscription = v.InferOutput<typeof subscriptionSchema>;

/** Whether the address may be called: the client of push services resolves and checks it again. */
export function isPushService(endpoint: string, privateNetwork: boolean): boolean {
  const url = new URL(endpoint);
  if (privateNetwork) return /^https?:$/.test(url.protocol);
  if (url.protocol !== 'https:' || url.username || url.password) return false;
  try {
    refusePrivateLiteral(url, isPublicIp);
    return true;
  } catch {
    return false;
  }
}

/** Id of a device: browsers compute the same from their own subscription. */
export const deviceId = (endpoint: string): string => hash('sha256', endpoint, 'base64url');

/**
 * Turns notifications on in the browser of a session. A subscription that is known gets the session
 * and its owner.
 * @returns its id; undefined where the owner has {@link devicesAtMost} others.
 */
export async function addDevice(
  tx: Tx,
  session: Pick<OwnerSession, 'id' | 'owner'>,
  { endpoint, keys, label }: Subscription & { label: string },
  now: number,
): Promise<string | undefined> {
  const id = deviceId(endpoint);
  const owner_id = session.owner.id;
  // Locks the owner's row, so that two browsers can't both be the last one.
  await tx
    .updateTable('owners')
    .set((e) => ({ email: e.ref('email') }))
    .where('id', '=', owner_id)
    .execute();
  const others = await tx
    .selectFrom('push_devices')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('owner_id', '=', owner_id)
    .where('id', '!=', id)
    .executeTakeFirstOrThrow();
  if (others.count >= devicesAtMost) return undefined;
  const own = { owner_id, session_id: session.id, ...keys, label };
  const service = new URL(endpoint).origin;
  await tx
    .insertInto('push_devices')
    .values({ id, endpoint, service, created_at: now, ...own })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(own))
    .execute();
  return id;
}

/** Turns notifications off on one of an owner's devices. @returns whether there was one. */
export async function removeDevice(tx: Tx, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('push_devices')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** An owner's devices, the newest first. */
export function devicesOf(read: Database['read'], ownerId: string): Promise<PushDeviceRow[]> {
  return read
    .selectFrom('push_devices')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}
