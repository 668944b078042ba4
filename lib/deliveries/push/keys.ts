import { createECDH } from 'node:crypto';
import type { Database } from '../../db/client.ts';
import type { Clock, Time } from '../../db/columns.ts';

/**
 * The site's key pair for push services (VAPID, RFC 8292): one row. Devices subscribe with the public
 * key, so another pair would cut them off; backups have it.
 */
export interface PushKeysRow {
  id: 1;
  /** P-256 point, 65 bytes in base64url. */
  public_key: string;
  /** 32 bytes in base64url. */
  private_key: string;
  created_at: Time;
}

declare module '../../db/tables.ts' {
  interface Tables {
    push_keys: PushKeysRow;
  }
}

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The key pair; the first call makes it. Of several processes that make one, the first wins. */
export async function vapidKeys(db: Database, clock: Clock): Promise<VapidKeys> {
  const stored = await find(db.read);
  if (stored) return stored;
  const row = { ...newPair(), created_at: clock() };
  await db.write((tx) =>
    tx
      .insertInto('push_keys')
      .values({ id: 1, ...row })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  );
  const kept = await find(db.read);
  if (!kept) throw new Error('The keys for push services were not stored');
  return kept;
}

/** A new pair in the form that push services expect (RFC 8292, 3.2). */
function newPair(): Pick<PushKeysRow, 'public_key' | 'private_key'> {
  const curve = createECDH('prime256v1');
  const point = curve.generateKeys('base64url');
  // Without its leading zeros, one key in 256 would be too short.
  const secret = curve.getPrivateKey('hex').padStart(64, '0');
  return { public_key: point, private_key: Buffer.from(secret, 'hex').toString('base64url') };
}

/** Loaded when it is first needed: most sites push nothing. */
export async function library(): Promise<typeof import('web-push')> {
  const loaded = await import('web-push');
  return loaded.default;
}

function find(read: Database['read']): Promise<VapidKeys | undefined> {
  return read
    .selectFrom('push_keys')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .executeTakeFirst();
}
