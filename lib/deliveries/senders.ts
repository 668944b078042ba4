import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { domainToASCII } from 'node:url';
import * as v from 'valibot';
import type { Database } from '../db/client.ts';
import { type Clock, fromJson } from '../db/columns.ts';
import type { SiteSettings } from '../site-settings.ts';
import type { Deferred, EventType, Message, PushMessage } from './event.ts';
import { type Gathered, gatheredMail, ownerMailsAnHour } from './gathered-mail.ts';
import { composeMail } from './mail/compose.ts';
import type { Mail, Mailbox } from './mail/content.ts';
import type { MailTheme } from './mail/html.ts';
import type { MailTransport } from './mail/transport.ts';
import { countMail } from './mail-limits.ts';
import type { Batch, Claimed, Outcome } from './model.ts';
import type { PushClient } from './push/client.ts';
import { refusedMail } from './refused-mail.ts';
import { isOneAddress } from './settings.ts';
import type { WebhookClient } from './webhook/client.ts';
import { notComposed, type Sender } from './worker.ts';

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
  push: PushClient;
  /** Called with the error of a mail that can't be composed, if it isn't thrown. */
  onError: (error: unknown) => void;
}

/**
 * Creates the sender: it composes each delivery's message from the rows as they are now, and sends it;
 * a batch of several becomes one mail to the owner.
 */
export function createSender(options: SenderOptions): Sender {
  return async (batch, signal) =>
    batch.length === 1
      ? [await sendAlone(options, batch[0], signal)]
      : sendGathered(options, batch, signal);
}

async function sendAlone(
  options: SenderOptions,
  delivery: Claimed,
  signal: AbortSignal,
): Promise<Outcome> {
  const composed = await compose(options, delivery);
  if ('result' in composed) return composed;
  const { event, message } = composed;
  switch (message.channel) {
    case 'webhook':
      return sendWebhook(options, { delivery, event, message }, signal);
    case 'push':
      return sendPush(options, message, signal);
    case 'email':
      return sendMail(options, { delivery, event, message }, signal);
  }
}

/** The message of a delivery, or the outcome of one that has none. */
async function compose(
  { db, clock, site, events }: SenderOptions,
  delivery: Claimed,
): Promise<{ event: EventType; message: Message } | Outcome> {
  const event = events.find(({ name }) => name === delivery.event);
  // Retried, since a newer version of the code may know it.
  if (!event) return fail(`This version of the site knows no event ${delivery.event}`);
  const { kind, subject_id: id, payload, created_at: at } = delivery;
  const subject = { id, payload, at, now: clock() };
  const message = await event.compose({ read: db.read, subject, kind, site });
  if (!message) return skip(`there is nothing left to send about this ${event.about}`);
  return { event, message };
}

/** Sends the owner's mails of a batch as one. A mail that can't be composed fails alone. */
async function sendGathered(
  options: SenderOptions,
  batch: Batch,
  signal: AbortSignal,
): Promise<Outcome[]> {
  const results: (Gathered | Outcome)[] = [];
  for (const delivery of batch) {
    results.push(await gather(options, delivery));
    // SQLite answers at once, so without this 500 requests would hold up pages for 120 ms.
    await setImmediate();
  }
  const gathered = results.filter((result) => 'mail' in result);
  const [first] = gathered;
  if (!first) return results.filter((result) => 'result' in result);
  const item = {
    delivery: first.delivery,
    about: first.event.about,
    subjectId: first.delivery.subject_id,
    mail: gathered.length === 1 ? first.mail : gatheredMail(gathered, ownerMailsAnHour),
    to: options.owner,
  };
  const outcome = await post(options, item, signal);
  const detail = `one of ${gathered.length} in one email: ${outcome.detail}`;
  return results.map((result) => ('mail' in result ? { ...outcome, detail } : result));
}

async function gather(options: SenderOptions, delivery: Claimed): Promise<Gathered | Outcome> {
  try {
    const composed = await compose(options, delivery);
    if ('result' in composed) return composed;
    const { event, message } = composed;
    return message.channel === 'email'
      ? { delivery, event, mail: ownerMail(event, delivery, message.mail) }
      : skip('not an email');
  } catch (error) {
    options.onError(error);
    return fail(notComposed);
  }
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
  const { db, clock, owner } = options;
  const to = message.to === 'visitor' ? [message.address] : remainingOf(owner, delivery);
  if (to.length === 0) return skip('no address of the owner is left');
  if (!to.every(isOneAddress)) return { result: 'refused', detail: 'not an email address' };
  if (message.to === 'visitor' && message.unverified) {
    const { id, source } = delivery;
    const together = event.customersOnly
      ? []
      : options.events.filter((one) => !one.customersOnly).map(({ name }) => name);
    const mail = { delivery: id, event: event.name, address: message.address, source, together };
    const exceeded = await countMail(db, mail, clock());
    if (exceeded) return skip(exceeded);
  }
  const mail = message.to === 'owner' ? ownerMail(event, delivery, message.mail) : message.mail;
  const { subject_id: subjectId } = delivery;
  return post(options, { delivery, about: event.about, subjectId, mail, to }, signal);
}

/** A mail to the owner, or the notice in its place once the mail server has refused it. */
function ownerMail(event: EventType, delivery: Claimed, mail: Mail): Mail {
  return delivery.refused_at === null ? mail : refusedMail(event, delivery);
}

/** Hands a mail to the mail server. */
function post(
  { mail: transport, from, site, theme }: SenderOptions,
  item: {
    delivery: Claimed;
    about: string;
    subjectId: string;
    mail: Mail;
    to: readonly string[];
  },
  signal: AbortSignal,
): Promise<Outcome> {
  const { delivery, about, subjectId, mail, to } = item;
  const date = new Date(delivery.created_at);
  const envelope = { id: delivery.id, from, to, about, subjectId, date };
  return transport.send(composeMail(mail, envelope, { site, theme }), signal);
}

const addresses = v.array(v.string());

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

async function sendPush(
  { push, clock }: SenderOptions,
  message: PushMessage | Deferred,
  signal: AbortSignal,
): Promise<Outcome> {
  if ('until' in message) {
    return { result: 'deferred', until: message.until, detail: message.why };
  }
  return push(message, new Date(clock()), signal);
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
