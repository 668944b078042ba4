import type { Services } from '../../../lib/services.ts';
import { answerPost } from '../../forms/post.server.ts';
import { messageKey, storeMessage } from '../messages/messages.server.ts';
import { toMessage } from './api.server.ts';
import { submittedQuery, supportSchema } from './schema.ts';

/** Answers the form's post without JavaScript. */
export function answerSupport(request: Request, services: Services, source?: string) {
  return answerPost(request, {
    what: 'support message',
    schema: supportSchema,
    store: (entries) => {
      const message = toMessage(entries);
      return storeMessage(services, message, { key: messageKey(message), source });
    },
    done: `/support?${submittedQuery}=1#message`,
  });
}
