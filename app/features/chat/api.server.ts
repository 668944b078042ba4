import type { FastifyInstance } from 'fastify';
import { type AssistantOptions, createAssistant } from '../../../assistant/assistant.server.ts';
import { teamIn } from '../../../assistant/compose/form-phrases.ts';
import { officeTime } from '../../../assistant/understand/clock.ts';
import type { Services } from '../../../lib/services.ts';
import { jsonApi, jsonObject } from '../../../server/http/json-api.ts';
import { problem } from '../../../server/http/problem.ts';
import { type FormEndpoint, formApi } from '../../forms/form-endpoint.server.ts';
import { parseForm } from '../../forms/rules.ts';
import { storeMessage } from '../messages/messages.server.ts';
import { chatSchema, type PersonRequest, personSchema } from './schema.ts';

/**
 * Adds POST /api/chat, which answers `{ success, response, links, questions, language, form, contact }`
 * (spec.md section 7; `links`, `questions`, which may have been meant instead, `language`, `form`, the
 * entries of the form to open, and `contact`, what the visitor has said of themselves, are our additions),
 * and POST /api/chat/person, which stores a message once per `Idempotency-Key` and answers 201 with its id
 * and `team`: when our team is in.
 */
export function chatApi(app: FastifyInstance, services: Services, options: AssistantOptions): void {
  const assistant = createAssistant(services, options);
  app.addHook('onListen', () => assistant.prepare());
  jsonApi(app, (api) => {
    api.post(
      '/api/chat',
      { config: { limit: 'chat', body: chatSchema } },
      async (request, reply) => {
        const parsed = parseForm(chatSchema, jsonObject(request.body));
        if ('errors' in parsed) {
          const detail = 'The question could not be read.';
          return problem(reply, { status: 422, detail, errors: parsed.errors });
        }
        const { response, links, questions, form, contact, state, modelFailure } =
          await assistant.reply(parsed.values, (find) => app.inTurn(request, async () => {}, find));
        if (modelFailure) request.log.info({ modelFailure }, 'chat: the built-in answer went out');
        return reply.header('cache-control', 'no-store').send({
          success: true,
          response,
          links,
          ...(questions && { questions }),
          language: state.language,
          ...(form && { form }),
          ...(contact && { contact }),
        });
      },
    );
  });
  formApi(app, services, personForm);
}

/** POST /api/chat/person. */
const personForm = {
  path: '/api/chat/person',
  limit: 'messages',
  schema: personSchema,
  store: async (services, entries, sending) => {
    const now = services.clock();
    const stored = await storeMessage(services, toMessage(entries, now), sending);
    if (stored.kind === 'mismatch') return stored;
    const { status, body } = stored.answer;
    const team = teamIn(officeTime(now))[entries.language];
    return { ...stored, answer: { status, body: { ...body, team } } };
  },
} satisfies FormEndpoint<typeof personSchema>;

/** The message to store. The schema has checked the visitor's consent to the transcript. */
function toMessage(
  { consent: _, language: _l, transcript, ...entries }: PersonRequest,
  now: number,
) {
  return {
    source: 'chat' as const,
    ...entries,
    transcript: transcript.map(({ role, content, timestamp }) => {
      const time = new Date(timestamp).getTime();
      return { role, content, timestamp: Number.isNaN(time) ? now : time };
    }),
  };
}
