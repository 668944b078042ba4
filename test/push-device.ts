import type { Database } from '../lib/db/client.ts';
import { deviceIdOf, type FakePush } from './fakes/push.ts';

/** Adds an owner with a device at a push service. @returns its endpoint. */
export async function addTestDevice(db: Database, service: FakePush): Promise<string> {
  const { endpoint, keys } = service.subscribe();
  const id = deviceIdOf({ endpoint });
  const created_at = Date.now();
  const owner = { id: `owner of ${id}`, email: `${id}@owner.example`.toLowerCase(), created_at };
  await db.write(async (tx) => {
    await tx
      .insertInto('owners')
      .values({ ...owner, password: null, totp_secret: null, totp_step: null })
      .execute();
    await tx
      .insertInto('push_devices')
      .values({
        ...{ id, endpoint, ...keys, owner_id: owner.id, session_id: null, created_at },
        ...{ service: service.url, label: 'Test', pushed_at: null, held_until: null },
      })
      .execute();
  });
  return endpoint;
}
