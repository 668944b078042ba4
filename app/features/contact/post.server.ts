import type { Services } from '../../../lib/services.ts';
import { answerPost } from '../../forms/post.server.ts';
import { messageKey, storeMessage } from '../messages/messages.server.ts';
import { toMessage } from './api.server.ts';
import { contactSchema, submittedQuery } from './schema.ts';

/** Answers the form's post without JavaScript. */
export function answerContact(request: Request, services: Services, source?: string) {
  return answerPost(request, {
    what: 'message',
    schema: contactSchema,
    store: (entries) => {
      const message = toMessage(entries);
      return storeMessage(services, message, { key: messageKey(message), source });
    },
    done: `/contact?${submittedQuery}=1#write`,
  });
}
