import { toJson } from '../../../lib/db/columns.ts';
import type { Once } from '../../../lib/db/idempotency.ts';
import { newId } from '../../../lib/db/new-id.ts';
import type { Services } from '../../../lib/services.ts';
import {
  insertScreened,
  type Submission,
  screeningColumns,
  storeScreened,
} from '../../../lib/spam/screen.ts';
import { attributionColumns } from '../../forms/attribution-columns.server.ts';
import type { Sending } from '../../forms/form-endpoint.server.ts';
import { messageCreated } from './mail.server.ts';
import { defaultPriority, type MessageRow, type NewMessage } from './model.ts';

export type StoredMessage = Once<{ id: string }>;

type MessageServices = Pick<Services, 'db' | 'clock' | 'outbox' | 'rates'>;

/**
 * Stores a message once per key (see `once`; each source has its own keys) and enqueues its emails and
 * webhook; resolves after the commit. A message that looks like spam is stored with the reasons and
 * held for review; its sender gets the same answer.
 */
export function storeMessage(
  services: MessageServices,
  message: NewMessage,
  { key, source, request }: Sending,
): Promise<StoredMessage> {
  const now = services.clock();
  const scope = `/api/${message.source}`;
  const claim = key === undefined ? undefined : { scope, key, request: entries(message) };
  return storeScreened(services.rates, submission(message, source), now, (verdict) => {
    const row: MessageRow = { ...toRow(message, now), ...screeningColumns(verdict, now, request) };
    return insertScreened(services, claim, {
      table: 'messages',
      row,
      event: messageCreated,
      source,
    });
  });
}

/** Fields that identify a message; a reload of the form can change the others. */
function entries({ attribution: _, elapsed: _e, honeypot: _h, ...rest }: NewMessage) {
  return rest;
}

function submission(message: NewMessage, source: string | undefined): Submission {
  return {
    name: nameOf(message) ?? '',
    email: message.email,
    phone: message.phone ?? '',
    company: message.company ?? '',
    website: '',
    texts: [message.subject ?? '', message.message],
    honeypot: message.honeypot ?? '',
    elapsed: message.elapsed,
    source,
  };
}

function nameOf({ name, firstName, lastName }: NewMessage): string | null {
  return name || [firstName, lastName].filter(Boolean).join(' ') || null;
}

function toRow(message: NewMessage, now: number) {
  return {
    id: newId(),
    source: message.source,
    name: nameOf(message),
    first_name: message.firstName || null,
    last_name: message.lastName || null,
    email: message.email,
    phone: message.phone || null,
    company: message.company || null,
    topic: message.topic || null,
    subject: message.subject || null,
    message: message.message,
    priority: message.priority ?? defaultPriority,
    transcript: message.transcript ? toJson(message.transcript) : null,
    ...attributionColumns(message.attribution),
    created_at: now,
  };
}
