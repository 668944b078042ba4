import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../lib/services.ts';
import { formApi } from '../../forms/form-api.server.ts';
import { trapName } from '../../forms/trap.ts';
import { messagesLimit } from '../messages/feature.ts';
import { storeMessage } from '../messages/messages.server.ts';
import type { NewMessage } from '../messages/model.ts';
import { type SupportMessage, supportSchema } from './schema.ts';

/** POST /api/support: 201 with the message's id, after the commit; once per `Idempotency-Key`. */
export function supportApi(app: FastifyInstance, services: Services): void {
  formApi(app, {
    path: '/api/support',
    limit: messagesLimit,
    schema: supportSchema,
    store: (entries, sending) => storeMessage(services, toMessage(entries), sending),
  });
}

/** What the form held, as messages are stored. */
export function toMessage({ [trapName]: trap, ...entries }: SupportMessage): NewMessage {
  return { source: 'support', ...entries, trap };
}
