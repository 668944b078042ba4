import type { Feature } from '../../feature.ts';
import { migrations } from './migrations.ts';

export const audit: Feature = {
  name: 'audit',
  // A class of 40 behind one address passes within a minute; a script sends hundreds.
  // Each look sends 10 requests to a stranger's site.
  limits: { leads: { minute: 60, hour: 240 }, looks: { minute: 6, hour: 40 } },
  routes: [
    {
      path: 'free-audit',
      file: 'page.tsx',
      // `submitted` shows the success screen after a post without JavaScript; the others are texts of
      // the visitor's own: the site, its look, and the request.
      query: { submitted: 'flag', website: 'search', look: 'search', findings: 'search' },
      limit: 'leads',
    },
    { path: 'free-audit/findings/:id', file: 'findings-page.tsx', personal: true },
  ],
  exports: ['mail.server.ts', 'schema.ts'],
  islands: { 'audit-form': 'form.tsx', 'site-look': 'site-look.tsx' },
  migrations,
  commands: { audit: () => import('./audit.cli.ts'), leads: () => import('./leads.cli.ts') },
  server: () => import('./feature.server.ts'),
};
