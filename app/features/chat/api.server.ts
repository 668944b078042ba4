import type { FastifyInstance } from 'fastify';
import type { Source } from '../../../assistant/answers/entries.server.ts';
import { createAssistant } from '../../../assistant/assistant.server.ts';
import type { ModelSettings } from '../../../assistant/model/settings.ts';
import type { Services } from '../../../lib/services.ts';
import { answerOnce, idempotencyKey } from '../../../server/http/idempotency.ts';
import { jsonApi, jsonObject } from '../../../server/http/json-api.ts';
import { problem } from '../../../server/http/problem.ts';
import { parseForm } from '../../forms/rules.ts';
import { messagesLimit } from '../messages/feature.ts';
import { storeMessage } from '../messages/messages.server.ts';
import { chatLimit } from './feature.ts';
import { chatSchema, type PersonRequest, personSchema } from './schema.ts';

/**
 * POST /api/chat: `{ success, response, links }` (spec.md section 7; `links` is ours), and
 * POST /api/chat/person: 201 with the id of the message that was stored, once per `Idempotency-Key`.
 */
export function chatApi(
  app: FastifyInstance,
  services: Services,
  options: { model: ModelSettings | undefined; sources: readonly Source[] },
): void {
  const assistant = createAssistant(services, options);
  app.addHook('onListen', () => assistant.prepare());
  jsonApi(app, (api) => {
    api.post('/api/chat', { config: { limit: chatLimit } }, async (request, reply) => {
      const parsed = parseForm(chatSchema, jsonObject(request.body));
      if ('errors' in parsed) {
        const detail = 'The question could not be read.';
        return problem(reply, { status: 422, detail, errors: parsed.errors });
      }
      const { response, links } = await assistant.reply(parsed.values);
      return reply.header('cache-control', 'no-store').send({ success: true, response, links });
    });
    api.post('/api/chat/person', { config: { limit: messagesLimit } }, async (request, reply) => {
      const key = idempotencyKey(request);
      const parsed = parseForm(personSchema, jsonObject(request.body));
      if ('errors' in parsed) {
        const detail = 'Some fields need another look.';
        return problem(reply, { status: 422, detail, errors: parsed.errors });
      }
      const message = toMessage(parsed.values, services.clock());
      return answerOnce(reply, await storeMessage(services, message, { key, source: request.ip }));
    });
  });
}

/** The visitor has agreed to the transcript; without that nothing is stored at all. */
function toMessage({ consent: _, transcript, ...entries }: PersonRequest, now: number) {
  return {
    source: 'chat' as const,
    ...entries,
    transcript: transcript.map(({ role, content, timestamp }) => {
      const time = new Date(timestamp).getTime();
      return { role, content, timestamp: Number.isNaN(time) ? now : time };
    }),
  };
}
