import type { FormEndpoint } from '../../forms/form-endpoint.server.ts';
import { storeLead } from './leads.server.ts';
import { auditSchema, submittedQuery } from './schema.ts';
import { lookQuery } from './shown-look.ts';

/** POST /api/leads, and the plain post of /free-audit. */
export const auditForm = {
  path: '/api/leads',
  limit: 'leads',
  schema: auditSchema,
  store: storeLead,
  success: `/free-audit?${submittedQuery}=1`,
  successQuery: ({ website }, { id }) => (website ? { [lookQuery.findings]: `${id}` } : {}),
} satisfies FormEndpoint<typeof auditSchema>;
