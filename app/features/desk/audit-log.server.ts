import type { Database, Tx } from '../../../lib/db/client.ts';
import { newId } from '../../../lib/db/new-id.ts';
import type { OwnerActionRow } from './tables.ts';

/** What an owner did, and with which record. */
export interface OwnerAction {
  ownerId: string;
  /** In a few words, such as `opened`; never with personal data. */
  action: string;
  /** Left out for what is about the owner's own account. */
  record?: { kind: string; id: string };
}

/**
 * Records a look at personal data, or a change of it, in the audit log. Every loader that shows a
 * person's record and every action that changes one calls it.
 */
export async function recordAction(
  tx: Tx,
  { ownerId, action, record }: OwnerAction,
  now: number,
): Promise<void> {
  await tx
    .insertInto('owner_actions')
    .values({
      id: newId(),
      owner_id: ownerId,
      action,
      kind: record?.kind ?? null,
      record_id: record?.id ?? null,
      at: now,
    })
    .execute();
}

/** An entry of the log with the owner's address; null once they are removed. */
export type LogEntry = OwnerActionRow & { email: string | null };

/** The newest entries first. @param before id of the oldest entry that was shown already. */
export async function listActions(
  read: Database['read'],
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<LogEntry[]> {
  return read
    .selectFrom('owner_actions')
    .leftJoin('owners', 'owners.id', 'owner_actions.owner_id')
    .selectAll('owner_actions')
    .select('owners.email')
    .$if(before !== undefined, (query) => query.where('owner_actions.id', '<', before ?? ''))
    .orderBy('owner_actions.id', 'desc')
    .limit(limit)
    .execute();
}
