import type { FormEndpoint } from '../../forms/form-endpoint.server.ts';
import { honeypotName } from '../../forms/honeypot.ts';
import { storeMessage } from '../messages/messages.server.ts';
import { contactSchema, submittedQuery, topics } from './schema.ts';

/** POST /api/contact, and the plain post of /contact. */
export const contactForm = {
  path: '/api/contact',
  limit: 'messages',
  schema: contactSchema,
  store: (services, { topic, [honeypotName]: honeypot, ...entries }, sending) =>
    storeMessage(
      services,
      { source: 'contact', ...entries, topic: topics[topic], honeypot },
      sending,
    ),
  success: `/contact?${submittedQuery}=1#write`,
} satisfies FormEndpoint<typeof contactSchema>;
