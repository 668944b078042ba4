import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../lib/services.ts';
import { formApi } from '../../forms/form-api.server.ts';
import { trapName } from '../../forms/trap.ts';
import { messagesLimit } from '../messages/feature.ts';
import { storeMessage } from '../messages/messages.server.ts';
import type { NewMessage } from '../messages/model.ts';
import { type ContactMessage, contactSchema, topics } from './schema.ts';

/** POST /api/contact: 201 with the message's id, after the commit; once per `Idempotency-Key`. */
export function contactApi(app: FastifyInstance, services: Services): void {
  formApi(app, {
    path: '/api/contact',
    limit: messagesLimit,
    schema: contactSchema,
    store: (entries, sending) => storeMessage(services, toMessage(entries), sending),
  });
}

/** What the form held, as messages are stored. */
export function toMessage({ topic, [trapName]: trap, ...entries }: ContactMessage): NewMessage {
  return { source: 'contact', ...entries, topic: topics[topic], trap };
}
