import { data } from 'react-router';
import * as v from 'valibot';
import { replay } from '../../../lib/deliveries/ledger.ts';
import type { Services } from '../../../lib/services.ts';
import { release } from '../../../lib/spam/held.ts';
import { leadCreated } from '../audit/mail.server.ts';
import { recordAction } from '../desk/audit-log.server.ts';
import { messageCreated } from '../messages/mail.server.ts';
import { countChange } from './changes.server.ts';
import { longestNote, problems } from './copy.ts';
import { releaseEntry } from './fill.server.ts';
import { type Kind, origins } from './origins.ts';
import { addNote, recordEvent, undoEvent } from './progress.server.ts';
import { type HistoryEvent, outcomes, statuses } from './promises.ts';

/** Entries that one action changes at most. */
const together = 200;

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

const ids = v.pipe(v.array(id), v.minLength(1), v.maxLength(together));

const actions = v.variant('intent', [
  v.object({
    intent: v.literal('event'),
    ids,
    event: v.picklist([...outcomes, ...statuses]),
  }),
  v.object({ intent: v.literal('undo'), ids }),
  v.object({
    intent: v.literal('note'),
    id,
    text: v.pipe(v.string(), v.trim(), v.minCodePoints(1), v.maxCodePoints(longestNote)),
  }),
  v.object({ intent: v.literal('release'), id }),
  v.object({ intent: v.literal('replay'), id, delivery: id }),
]);

type Action = v.InferOutput<typeof actions>;

/** Answer to an action that changed nothing; null where it succeeded. */
export type Refusal = { failure: string } | null;

/** Carries out what an owner's form asks for, and records it in the audit log. */
export async function act(services: Services, ownerId: string, form: FormData) {
  const { ids: _, ...fields } = Object.fromEntries(form);
  const parsed = v.safeParse(actions, { ...fields, ids: form.getAll('ids') });
  if (!parsed.success) return data<Refusal>({ failure: problems.unknown }, { status: 400 });
  const done = await carryOut(services, ownerId, parsed.output);
  return done ? null : data<Refusal>({ failure: problems.gone }, { status: 409 });
}

/** @returns false where nothing was changed. */
async function carryOut(services: Services, ownerId: string, action: Action): Promise<boolean> {
  const { db, clock } = services;
  const now = clock();
  switch (action.intent) {
    case 'event': {
      const { ids, event } = action;
      return db.write(async (tx) => {
        const changed = await recordEvent(tx, { ids, ownerId, event, at: now });
        for (const one of changed) await log(one, `noted ${words(event)}`)(tx);
        return changed.length > 0;
      });
    }
    case 'undo':
      return db.write(async (tx) => {
        let undone = false;
        for (const one of action.ids) {
          if (await undoEvent(tx, one)) undone = await log(one, 'took a step back')(tx);
        }
        return undone;
      });
    case 'note':
      return db.write(async (tx) => {
        const note = { entryId: action.id, ownerId, text: action.text, now };
        return (await addNote(tx, note)) && log(action.id, 'wrote a note')(tx);
      });
    case 'release':
      return releaseHeld(services, action.id, log(action.id, 'released'));
    case 'replay': {
      const row = await db.read
        .selectFrom('deliveries')
        .select('subject_id')
        .where('id', '=', action.delivery)
        .executeTakeFirst();
      if (row?.subject_id !== action.id) return false;
      if (!(await replay(db, action.delivery, now))) return false;
      return db.write(log(action.id, 'sent a message again'));
    }
  }

  function log(entryId: string, what: string) {
    return async (tx: Parameters<typeof recordAction>[0]) => {
      const entry = await tx
        .selectFrom('entries')
        .select('origin')
        .where('id', '=', entryId)
        .executeTakeFirst();
      const kind: Kind | 'entry' = entry ? origins[entry.origin].kind : 'entry';
      await recordAction(tx, { ownerId, action: what, record: { kind, id: entryId } }, now);
      return true;
    };
  }
}

async function releaseHeld(
  services: Services,
  id: string,
  log: (tx: Parameters<typeof recordAction>[0]) => Promise<boolean>,
): Promise<boolean> {
  const released =
    (await release(services, { table: 'leads', event: leadCreated, id })) ||
    (await release(services, { table: 'messages', event: messageCreated, id }));
  if (!released) return false;
  return services.db.write(async (tx) => {
    await releaseEntry(tx, services.outbox, id, services.clock());
    await countChange(tx);
    return log(tx);
  });
}

const words = (event: HistoryEvent) => event.replaceAll('-', ' ');
