import type { Database } from '../../lib/db/client.ts';
import type { ReceivedMail } from '../fakes/smtp.ts';

/**
 * Ids of the deliveries that mails contain: a mail's own, and for one that gathers several for the
 * owner, those of the leads that it names.
 */
export async function contained(
  read: Database['read'],
  mails: readonly ReceivedMail[],
): Promise<{ id: string }[]> {
  const owners = await read
    .selectFrom('deliveries')
    .innerJoin('leads', 'leads.id', 'deliveries.subject_id')
    .select(['deliveries.id', 'leads.name'])
    .where('deliveries.kind', '=', 'owner-email')
    .execute();
  return mails.flatMap(({ id, raw }) => {
    if (!/^Subject: \d+ more requests/m.test(raw)) return [{ id }];
    const text = raw.replaceAll('=\r\n', '');
    return owners.filter(({ name }) => text.includes(`(${name})`));
  });
}
