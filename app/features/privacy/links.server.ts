import { forgetMails } from '../../../lib/deliveries/counted-mails.ts';
import type { EraseReport } from '../../../lib/privacy/people.ts';
import { mailbox } from '../../../lib/privacy/personal.ts';
import type { Services } from '../../../lib/services.ts';
import { lifetimes } from '../../facts/privacy.ts';
import type { Sending } from '../../forms/form-endpoint.server.ts';
import {
  consumeMailedLink,
  deleteExpiredMailedLinks,
  findMailedLink,
  type LinkKind,
  mailLink,
} from '../accounts/mailed-links.server.ts';
import type { MailedLinkRow } from '../accounts/tables.ts';
import { dataLinkAsked } from './mail.server.ts';

/** The link to what is kept about an address. */
export const dataLink: LinkKind = {
  table: 'data_links',
  event: dataLinkAsked,
  lifetime: lifetimes.dataLinkHours * 60 * 60 * 1000,
};

/**
 * Sends a link to an address. Every address takes the same writes and gets the same mail, whether
 * anything is kept about it or not.
 * @param from the client's network address, for the limits of mails, and its request.
 */
export async function requestLink(
  { db, clock, outbox }: Pick<Services, 'db' | 'clock' | 'outbox'>,
  address: string,
  from: Omit<Sending, 'key'>,
): Promise<void> {
  const link = { email: mailbox(address), now: clock(), ...from };
  await db.write((tx) => mailLink(tx, dataLink, outbox, link));
}

/** The link that a token opens; undefined once it has been used to erase, or is too old. */
export function findLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<MailedLinkRow | undefined> {
  return findMailedLink(db.read, dataLink, token, clock());
}

/** Clears the count of mails to a mailbox whose holder has used a link: they want them. */
export async function proveMailbox(
  { db }: Pick<Services, 'db'>,
  link: MailedLinkRow,
): Promise<void> {
  await db.write((tx) => forgetMails(tx, link.email, dataLinkAsked.name));
}

/**
 * Erases the person whom a link was sent to, once.
 * @returns undefined when the link has been used in the meantime.
 * @throws {ErasureRefused}
 */
export function eraseByLink(
  { people }: Pick<Services, 'people'>,
  { id, email }: MailedLinkRow,
): Promise<EraseReport | undefined> {
  return people.erase(email, { claim: (tx) => consumeMailedLink(tx, dataLink, id) });
}

/** Job: deletes expired links. */
export const deleteExpiredLinks = (services: Pick<Services, 'db' | 'clock'>) =>
  deleteExpiredMailedLinks(services, dataLink);
