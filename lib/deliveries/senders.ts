import { hash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import * as z from 'zod/mini';
import type { Database } from '../db/client.ts';
import { type Clock, fromJson } from '../db/columns.ts';
import type { SiteSettings } from '../site-settings.ts';
import { reserveRecipient } from './daily-limits.ts';
import type { EventType, Message } from './event.ts';
import { composeMail } from './mail/compose.ts';
import type { Mailbox } from './mail/content.ts';
import type { MailTheme } from './mail/html.ts';
import type { MailTransport } from './mail/transport.ts';
import type { Claimed, Outcome } from './model.ts';
import { refusedMail } from './refused-mail.ts';
import { isOneAddress } from './settings.ts';
import type { WebhookClient } from './webhook/client.ts';
import type { Sender } from './worker.ts';

export interface SenderOptions {
  db: Database;
  clock: Clock;
  site: SiteSettings;
  theme: MailTheme;
  events: readonly EventType[];
  mail: MailTransport;
  from: Mailbox;
  /** The owner's addresses. */
  owner: readonly string[];
  webhook: { client: WebhookClient; target: string } | undefined;
}

/** Creates the sender: it composes a delivery's message from the rows as they are now, and sends it. */
export function createSender(options: SenderOptions): Sender {
  const { db, clock, site, events } = options;
  return async (delivery, signal) => {
    const event = events.find(({ name }) => name === delivery.event);
    // Retried, since a newer version of the code may know it.
    if (!event) return fail(`This version of the site knows no event ${delivery.event}`);
    const { kind, subject_id: id, payload, created_at: at } = delivery;
    const subject = { id, payload, at, now: clock() };
    const message = await event.compose({ read: db.read, subject, kind, site });
    if (!message) return skip(`there is nothing left to send about this ${event.about}`);
    return message.channel === 'webhook'
      ? sendWebhook(options, { delivery, event, message }, signal)
      : sendMail(options, { delivery, event, message }, signal);
  };
}

/** Identifies a receiver in the ledger by a hash: its address may contain a key. */
export const targetOf = (address: string) => hash('sha256', address, 'base64url');

interface Item<C extends Message['channel']> {
  delivery: Claimed;
  event: EventType;
  message: Message & { channel: C };
}

async function sendMail(
  options: SenderOptions,
  { delivery, event, message }: Item<'email'>,
  signal: AbortSignal,
): Promise<Outcome> {
  const { db, clock, site, theme, from, owner } = options;
  const to = message.to === 'visitor' ? [message.address] : remainingOf(owner, delivery);
  if (to.length === 0) return skip('no address of the owner is left');
  if (!to.every(isOneAddress)) return { result: 'refused', detail: 'not an e-mail address' };
  if (message.to === 'visitor' && message.unverified) {
    const reservation = { delivery: delivery.id, now: clock() };
    if (!(await reserveRecipient(db, message.address, reservation))) {
      return skip('this address has had its one message of the day');
    }
  }
  const wasRefused = message.to === 'owner' && delivery.refused_at !== null;
  const composed = composeMail(
    wasRefused ? refusedMail(event, delivery) : message.mail,
    {
      id: delivery.id,
      from,
      to,
      about: event.about,
      subjectId: delivery.subject_id,
      date: new Date(delivery.created_at),
    },
    { site, theme },
  );
  return options.mail.send(composed, signal);
}

const addresses = z.array(z.string());

/** The owner's addresses that haven't accepted a delivery yet. */
function remainingOf(owner: readonly string[], { remaining }: Claimed): readonly string[] {
  if (remaining === null) return owner;
  const left = new Set(fromJson(addresses, remaining).map(asciiAddress));
  return owner.filter((address) => left.has(asciiAddress(address)));
}

/** An address with its domain in ASCII, which is how nodemailer names recipients. */
function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + domainToASCII(address.slice(at));
}

async function sendWebhook(
  { db, clock, webhook }: SenderOptions,
  { delivery, event, message }: Item<'webhook'>,
  signal: AbortSignal,
): Promise<Outcome> {
  if (!webhook) return fail('WEBHOOK_URL is no longer set');
  if (await isOff(db, webhook.target)) return skip('the receiver unsubscribed (410)');
  const body = JSON.stringify({
    type: event.name,
    timestamp: new Date(delivery.created_at).toISOString(),
    data: message.data,
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

function skip(detail: string): Outcome {
  return { result: 'skipped', detail };
}

function fail(detail: string): Outcome {
  return { result: 'failed', detail, scope: 'delivery' };
}
