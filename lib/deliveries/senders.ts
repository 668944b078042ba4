import { hash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import * as z from 'zod/mini';
import type { Database } from '../db/client.ts';
import { fromJson } from '../db/columns.ts';
import type { Clock } from '../services.ts';
import type { SiteSettings } from '../site-settings.ts';
import type { EventType, Mailbox, Subject, VisitorMail } from './event.ts';
import { compose } from './mail/compose.ts';
import type { MailTransport } from './mail/smtp.ts';
import type { Channel, Claimed, Outcome } from './model.ts';
import { reserveRecipient } from './recipients.ts';
import { isOneAddress } from './settings.ts';
import type { WebhookClient } from './webhook/client.ts';
import type { Sender } from './worker.ts';

export interface SenderOptions {
  db: Database;
  clock: Clock;
  site: SiteSettings;
  events: readonly EventType[];
  mail: MailTransport;
  from: Mailbox;
  /** Where the owner reads. */
  owner: readonly string[];
  webhook: { client: WebhookClient; target: string } | undefined;
}

/** How each channel sends: reads the event's row as it is now, and makes the message. */
export function createSenders(options: SenderOptions): Record<Channel, Sender> {
  return {
    email: (delivery, signal) =>
      withSubject(options, delivery, (event, row) =>
        sendMail(options, { delivery, event, row }, signal),
      ),
    webhook: (delivery, signal) =>
      withSubject(options, delivery, (event, row) =>
        sendWebhook(options, { delivery, event, row }, signal),
      ),
  };
}

/** A receiver's name in the ledger: its address may hold a key. */
export const targetOf = (address: string) => hash('sha256', address, 'base64url');

interface Item {
  delivery: Claimed;
  event: EventType;
  row: unknown;
}

async function withSubject(
  { db, clock, events }: SenderOptions,
  delivery: Claimed,
  send: (event: EventType, row: unknown) => Promise<Outcome>,
): Promise<Outcome> {
  const event = events.find(({ name }) => name === delivery.event);
  // A newer version of the code may know it.
  if (!event) return fail(`This version of the site knows no event ${delivery.event}`);
  const row = await event.load(db.read, subjectOf(delivery, clock()));
  if (row === undefined)
    return { result: 'skipped', words: `there is nothing left to tell of its ${event.about}` };
  return send(event, row);
}

function subjectOf({ subject_id, payload, created_at }: Claimed, now: number): Subject {
  return { id: subject_id, payload, at: created_at, now };
}

async function sendMail(
  options: SenderOptions,
  { delivery, event, row }: Item,
  signal: AbortSignal,
): Promise<Outcome> {
  const { site, from, owner, mail } = options;
  const toVisitor = delivery.kind === 'visitor-email';
  const message = toVisitor ? event.visitor?.(row, site) : event.owner?.(row, site);
  if (!message) return { result: 'skipped', words: `${event.name} has no ${delivery.kind}` };
  const to = toVisitor ? [(message as VisitorMail).to] : stillTo(owner, delivery);
  if (to.length === 0) return { result: 'skipped', words: 'no address of the owner is left' };
  if (!to.every(isOneAddress))
    return { result: 'refused', words: 'not the address of one mailbox' };
  if (toVisitor && !(await mayReach(options, message as VisitorMail, delivery.id))) {
    return { result: 'skipped', words: 'this address had its one message of the day' };
  }
  const composed = compose(
    message,
    {
      id: delivery.id,
      from,
      to,
      about: event.about,
      subjectId: delivery.subject_id,
      date: new Date(delivery.created_at),
    },
    site,
  );
  return mail.send(composed, signal);
}

const addresses = z.array(z.string());

/** The owner's addresses that have not got a delivery yet. */
function stillTo(owner: readonly string[], { remaining }: Claimed): readonly string[] {
  if (remaining === null) return owner;
  const left = new Set(fromJson(addresses, remaining).map(mailboxOf));
  return owner.filter((address) => left.has(mailboxOf(address)));
}

/** An address in one spelling: nodemailer names a recipient by its domain's ASCII form. */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + domainToASCII(address.slice(at));
}

async function mayReach({ db, clock }: SenderOptions, mail: VisitorMail, delivery: string) {
  if (!mail.unproved) return true;
  return reserveRecipient(db, mail.to, { delivery, now: clock() });
}

async function sendWebhook(
  { db, site, clock, webhook }: SenderOptions,
  { delivery, event, row }: Item,
  signal: AbortSignal,
): Promise<Outcome> {
  const data = event.webhook?.(row, site);
  if (!data) return { result: 'skipped', words: `${event.name} has no webhook` };
  if (!webhook) return fail('WEBHOOK_URL is no longer set');
  if (await isOff(db, webhook.target)) {
    return { result: 'skipped', words: 'the receiver wants nothing more (410)' };
  }
  const body = JSON.stringify({
    type: event.name,
    timestamp: new Date(delivery.created_at).toISOString(),
    data,
  });
  return webhook.client({ id: delivery.id, now: new Date(clock()), body }, signal);
}

async function isOff(db: Database, target: string): Promise<boolean> {
  const row = await db.read
    .selectFrom('channels')
    .select('off_target')
    .where('channel', '=', 'webhook')
    .executeTakeFirst();
  return row?.off_target === target;
}

function fail(words: string): Outcome {
  return { result: 'failed', words, scope: 'delivery' };
}
