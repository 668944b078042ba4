import type { FastifyInstance } from 'fastify';
import { jsonApi, jsonObject } from '../../server/http/json-api.ts';
import { problem } from '../../server/http/problem.ts';
import type { Services } from '../../server/services.ts';
import { parseForm } from '../forms/rules.ts';
import { createAssistant } from './assistant.server.ts';
import { chatSchema } from './schema.ts';

/** POST /api/chat: `{ success, response, links }` (spec.md section 7; `links` is ours). */
export function chatApi(app: FastifyInstance, services: Services): void {
  const assistant = createAssistant(services);
  jsonApi(app, (api) => {
    api.post('/api/chat', { config: { limit: 'chat' } }, async (request, reply) => {
      const parsed = parseForm(chatSchema, jsonObject(request.body));
      if ('errors' in parsed) {
        return problem(reply, { status: 422, detail: refusal, errors: parsed.errors });
      }
      const { response, links } = await assistant.reply(parsed.values);
      return reply.header('cache-control', 'no-store').send({ success: true, response, links });
    });
  });
}

const refusal = 'The question could not be read.';
