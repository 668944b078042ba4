import type { RateLimit } from '../../../server/http/limits.ts';
import type { Feature } from '../../feature.ts';
import { migrations } from './migrations.ts';

/** An office behind one address sends a handful of requests, a script hundreds. */
export const auditLimit: RateLimit = { name: 'leads', perMinute: 30 };

export const audit: Feature = {
  name: 'audit',
  routes: [
    // `submitted` shows the success screen after a post without JavaScript.
    { path: 'free-audit', file: 'page.tsx', dynamicQuery: ['submitted'], limit: auditLimit },
  ],
  islands: { 'audit-form': 'form.tsx' },
  migrations,
  commands: { leads: () => import('./leads.cli.ts') },
  server: () => import('./feature.server.ts'),
};
