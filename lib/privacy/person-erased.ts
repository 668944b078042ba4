import * as v from 'valibot';
import type { Tx } from '../db/client.ts';
import { fromJson } from '../db/columns.ts';
import { defineEvent } from '../deliveries/event.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import type { Found } from './find.ts';
import type { PersonalTable } from './personal.ts';

/** A record that was erased; others may have copies under its id. */
interface ErasedRecord {
  /** What it was, such as `lead`. */
  kind: string;
  id: string;
}

interface ErasedPerson {
  id: string;
  records: ErasedRecord[];
}

const payloadShape = v.object({
  records: v.array(v.object({ kind: v.string(), id: v.string() })),
});

/**
 * Event: a person was erased. It names their records by their ids, which are random, so that copies
 * in mailboxes and other programs can be found and deleted.
 */
export const personErased = defineEvent<ErasedPerson>({
  name: 'person.erased',
  about: 'erasure',
  load: async (_, { id, payload }) =>
    payload === null ? undefined : { id, ...fromJson(payloadShape, payload) },
  messages: {
    owner: ({ records }) => ({
      subject: 'A person’s data was erased: please delete your copies',
      preview: `The site has erased ${countOf(records)}.`,
      blocks: [
        { type: 'heading', text: 'A person’s data was erased' },
        {
          type: 'paragraph',
          text: `The site has erased ${countOf(records)}, and everything that belonged to them: at the person’s own request, or because an owner did it. Please delete your copies too. These ids find them in your mailbox and in programs that get the webhook:`,
        },
        {
          type: 'facts',
          rows: records.map(({ kind, id }) => ({
            label: kind.replace(/^./, (letter) => letter.toUpperCase()),
            value: id,
          })),
        },
      ],
    }),
    webhook: ({ id, records }) => ({ id, records }),
  },
});

/** Enqueues the event, unless the person had no record that anybody could have a copy of. */
export async function notifyOfErasure(
  tx: Tx,
  outbox: Outbox,
  personal: readonly PersonalTable[],
  { id, person }: { id: string; person: Found },
): Promise<void> {
  const records = personal.flatMap((declared) => {
    const kind = 'address' in declared ? declared.record : undefined;
    return kind ? (person.rows.get(declared.table) ?? []).map((row) => ({ kind, id: row })) : [];
  });
  if (records.length > 0) await outbox.enqueue(tx, personErased, { id, payload: { records } });
}

const countOf = ({ length }: readonly unknown[]) =>
  length === 1 ? '1 record' : `${length} records`;
