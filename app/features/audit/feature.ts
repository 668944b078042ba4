import type { Feature } from '../../feature.ts';
import { migrations } from './migrations.ts';

export const audit: Feature = {
  name: 'audit',
  // A class of 40 behind one address passes within a minute; a script sends hundreds.
  limits: { leads: { minute: 60, hour: 240 } },
  routes: [
    // `submitted` shows the success screen after a post without JavaScript.
    { path: 'free-audit', file: 'page.tsx', query: { submitted: 'flag' }, limit: 'leads' },
  ],
  exports: ['mail.server.ts', 'schema.ts'],
  islands: { 'audit-form': 'form.tsx' },
  migrations,
  commands: { audit: () => import('./audit.cli.ts'), leads: () => import('./leads.cli.ts') },
  server: () => import('./feature.server.ts'),
};
