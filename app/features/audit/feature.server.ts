import { theirIds } from '../../../lib/privacy/personal.ts';
import { expiryOf } from '../../../lib/privacy/retention.ts';
import type { FeatureServer } from '../../feature.ts';
import { formApi } from '../../forms/form-endpoint.server.ts';
import { auditForm } from './api.server.ts';
import { sitesOfLeads } from './lead-findings.server.ts';
import { lookApi } from './look-api.server.ts';
import { leadCreated } from './mail.server.ts';
import { purgeLooks } from './site-looks.server.ts';

export const server: FeatureServer = {
  api(app, { services, env }) {
    formApi(app, services, auditForm);
    lookApi(app, services, env);
  },
  events: [leadCreated],
  personal: [
    {
      ...{ table: 'leads', address: 'email', id: 'id', since: 'created_at' },
      ...{ title: 'Audit requests', record: 'lead', expires: expiryOf('leads') },
    },
    {
      ...{ table: 'lead_findings', column: 'lead_id', values: theirIds },
      title: 'What we found on your website',
    },
    { table: 'site_looks', column: 'site', values: sitesOfLeads },
    { table: 'site_looks', quotes: 'findings' },
  ],
  jobs: [{ name: 'site-looks', run: purgeLooks }],
  screened: { table: 'leads', event: leadCreated },
};
