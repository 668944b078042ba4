import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../db/client.ts';
import { networksOf } from '../networks.ts';
import { type CountedMailRow, countRow, day, hashOf, hour } from './counted-mails.ts';
import { recipientOf } from './recipient.ts';

/** Mails of one kind within any hour, and within any day. */
interface Limit {
  hour: number;
  day: number;
}

/**
 * Limits of mails that nobody has proved to want: anybody may have entered the address. Each kind of
 * mail (each event) is counted for itself. The figures of both sides are in decisions/015.
 */
export const mailLimits = {
  /** To one mailbox from one network: an IPv4 /24, an IPv6 /48. */
  mailboxFromNetwork: { hour: 1, day: 2 },
  /** The same for all kinds together, but those that only customers get. */
  allKindsFromNetwork: { hour: 3, day: 6 },
  /** To one mailbox from everywhere. */
  mailbox: { hour: 2, day: 4 },
  /** To one domain, any of whose addresses may reach the same person. */
  domain: { hour: 5, day: 15 },
  /** To one provider's domain, such as gmail.com. */
  sharedDomain: { hour: 200, day: 1000 },
  /** From one network, the narrowest first: an IPv4 address and /24, an IPv6 /64, /56 and /48. */
  networks: [
    { hour: 10, day: 40 },
    { hour: 20, day: 80 },
    { hour: 40, day: 160 },
  ],
  /** In all. */
  all: { hour: 300, day: 2000 },
} as const satisfies Record<string, Limit | readonly Limit[]>;

/** A mail to an unproved address, about to be sent. */
export interface UnprovedMail {
  /** Id of the delivery. */
  delivery: string;
  /** Name of the event, which is the kind of mail. */
  event: string;
  address: string;
  /** Network address of the client that caused it; null where it is unknown. */
  source: string | null;
  /** Events whose mails count together; none for a mail that only customers get. */
  together: readonly string[];
}

/**
 * Counts a mail to an unproved address against the limits, in one transaction at a time across all
 * processes. A retry of the same delivery replaces its earlier count.
 * @returns why it must not be sent; undefined if it may.
 */
export async function countMail(
  db: Database,
  mail: UnprovedMail,
  now: number,
): Promise<string | undefined> {
  const { mailbox, domain, shared } = recipientOf(mail.address);
  const row = {
    delivery_id: mail.delivery,
    event: mail.event,
    mailbox: hashOf(mailbox),
    domain: hashOf(domain),
    networks: mail.source === null ? null : networkList(mail.source),
    sent_at: now,
  };
  return db.write(async (tx) => {
    if (db.engine === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    const exceeded =
      (await exceededBy(tx, row, shared)) ?? (await exceededTogether(tx, row, mail.together));
    if (exceeded === undefined) await countRow(tx, row);
    return exceeded;
  });
}

/** Key of PostgreSQL's advisory lock: any number that nothing else locks. */
const LOCK = 7_226_301_745;

/** Text that is no address is kept without the characters that `like` reads as patterns. */
function networkList(source: string): string {
  return ` ${networksOf(source)
    .map((network) => network.replace(/[^\w.:/]|_/g, ''))
    .join(' ')} `;
}

/** Mails that share a limit: `among` is the condition. */
interface Check {
  among: RawBuilder<boolean>;
  limit: Limit;
  /** Ends the sentence that says which limit was exceeded. */
  where: string;
}

function checksOf({ mailbox, domain, networks }: CountedMailRow, shared: boolean): Check[] {
  const list = networks?.trim().split(' ') ?? [];
  const from = (network: string) => sql<boolean>`networks like ${`% ${network} %`}`;
  const toMailbox = sql<boolean>`mailbox = ${mailbox}`;
  const widest = list.at(-1);
  const { mailboxFromNetwork, sharedDomain } = mailLimits;
  return [
    ...(widest === undefined
      ? []
      : [
          {
            among: sql<boolean>`${toMailbox} and ${from(widest)}`,
            limit: mailboxFromNetwork,
            where: 'to one mailbox from one network',
          },
        ]),
    { among: toMailbox, limit: mailLimits.mailbox, where: 'to one mailbox' },
    {
      among: sql<boolean>`domain = ${domain}`,
      limit: shared ? sharedDomain : mailLimits.domain,
      where: 'to one domain',
    },
    ...mailLimits.networks.flatMap((limit, i) => {
      const network = list[i];
      return network === undefined
        ? []
        : [{ among: from(network), limit, where: 'from one network' }];
    }),
    { among: sql<boolean>`1 = 1`, limit: mailLimits.all, where: 'in all' },
  ];
}

/** The first limit that one mail more would exceed, as a sentence for the ledger. */
async function exceededBy(
  tx: Tx,
  row: CountedMailRow,
  shared: boolean,
): Promise<string | undefined> {
  const checks = checksOf(row, shared);
  const count = (among: RawBuilder<boolean>) =>
    sql<number>`coalesce(sum(case when ${among} then 1 else 0 end), 0)`;
  const recent = sql<boolean>`sent_at > ${row.sent_at - hour}`;
  const counts: Record<string, unknown> = await tx
    .selectFrom('counted_mails')
    .select(
      checks.flatMap(({ among }, i) => [
        count(sql<boolean>`${among} and ${recent}`).as(`hour${i}`),
        count(among).as(`day${i}`),
      ]),
    )
    .where('event', '=', row.event)
    .where('sent_at', '>', row.sent_at - day)
    .where('delivery_id', '!=', row.delivery_id)
    .executeTakeFirstOrThrow();
  for (const [i, { limit, where }] of checks.entries()) {
    for (const span of ['hour', 'day'] as const) {
      if (Number(counts[`${span}${i}`]) < limit[span]) continue;
      const mails = limit[span] === 1 ? 'mail' : 'mails';
      return `over the limit of ${limit[span]} ${mails} of this kind ${where} within ${span === 'hour' ? 'an hour' : 'a day'}`;
    }
  }
  return undefined;
}

/** The same for the mails of all kinds from one network to one mailbox. */
async function exceededTogether(
  tx: Tx,
  { delivery_id, mailbox, networks, sent_at: now }: CountedMailRow,
  events: readonly string[],
): Promise<string | undefined> {
  const widest = networks?.trim().split(' ').at(-1);
  if (widest === undefined || events.length === 0) return undefined;
  const sent = await tx
    .selectFrom('counted_mails')
    .select('sent_at')
    .where('event', 'in', events)
    .where('sent_at', '>', now - day)
    .where('mailbox', '=', mailbox)
    .where('networks', 'like', `% ${widest} %`)
    .where('delivery_id', '!=', delivery_id)
    .execute();
  const limit = mailLimits.allKindsFromNetwork;
  const inHour = sent.filter(({ sent_at }) => sent_at > now - hour).length;
  if (inHour < limit.hour && sent.length < limit.day) return undefined;
  const [mails, span] = inHour < limit.hour ? [limit.day, 'a day'] : [limit.hour, 'an hour'];
  return `over the limit of ${mails} mails to one mailbox from one network within ${span}`;
}
