import type { FormEndpoint } from '../../forms/form-endpoint.server.ts';
import { honeypotName } from '../../forms/honeypot.ts';
import { storeMessage } from '../messages/messages.server.ts';
import { submittedQuery, supportSchema } from './schema.ts';

/** POST /api/support, and the plain post of /support. */
export const supportForm = {
  path: '/api/support',
  limit: 'messages',
  schema: supportSchema,
  store: (services, { [honeypotName]: honeypot, ...entries }, sending) =>
    storeMessage(services, { source: 'support', ...entries, honeypot }, sending),
  success: `/support?${submittedQuery}=1#message`,
} satisfies FormEndpoint<typeof supportSchema>;
