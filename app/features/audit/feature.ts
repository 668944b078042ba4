import type { Feature } from '../../feature.ts';
import { migrations } from './migrations.ts';

export const audit: Feature = {
  name: 'audit',
  // An office that shares one address sends a handful of requests, a script hundreds.
  limits: { leads: 30 },
  routes: [
    // `submitted` shows the success screen after a post without JavaScript.
    { path: 'free-audit', file: 'page.tsx', dynamicQuery: ['submitted'], limit: 'leads' },
  ],
  islands: { 'audit-form': 'form.tsx' },
  migrations,
  commands: { leads: () => import('./leads.cli.ts') },
  server: () => import('./feature.server.ts'),
};
