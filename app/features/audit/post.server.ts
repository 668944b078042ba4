import type { Services } from '../../../lib/services.ts';
import { answerPost } from '../../forms/post.server.ts';
import { leadKey, storeLead } from './leads.server.ts';
import { auditSchema, submittedQuery } from './schema.ts';

/** Answers the form's post without JavaScript. */
export function answerAudit(request: Request, services: Services, source?: string) {
  return answerPost(request, {
    what: 'audit request',
    schema: auditSchema,
    store: (lead) => storeLead(services, lead, { key: leadKey(lead), source }),
    done: `/free-audit?${submittedQuery}=1`,
  });
}
