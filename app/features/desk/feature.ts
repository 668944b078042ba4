import type { Feature } from '../../feature.ts';
import { migrations } from './migrations.ts';

export const desk: Feature = {
  name: 'desk',
  limits: { 'desk-sign-in': { minute: 60, hour: 300 } },
  routes: [
    { path: 'inbox/settings', file: 'settings-page.tsx', personal: true },
    { path: 'inbox/log', file: 'log-page.tsx', personal: true },
    { path: 'inbox/sign-out', file: 'sign-out.ts', personal: true },
    { path: 'inbox/*', file: 'not-found-page.tsx', personal: true },
    {
      path: 'inbox/sign-in',
      file: 'sign-in-page.tsx',
      limit: 'desk-sign-in',
      personal: true,
      open: true,
    },
    {
      path: 'inbox/setup',
      file: 'setup-page.tsx',
      limit: 'desk-sign-in',
      personal: true,
      open: true,
    },
  ],
  exports: [
    'audit-log.server.ts',
    'client.server.ts',
    'desk-page.tsx',
    'sessions.server.ts',
    'settings-parts.tsx',
    'times.ts',
    'unreachable.ts',
  ],
  migrations,
  commands: {
    'owner:add': async () => ({ run: (await import('./owners.cli.ts')).runAdd }),
    'owner:list': async () => ({ run: (await import('./owners.cli.ts')).runList }),
    'owner:log': async () => ({ run: (await import('./owners.cli.ts')).runLog }),
    'owner:remove': async () => ({ run: (await import('./owners.cli.ts')).runRemove }),
  },
  server: () => import('./feature.server.ts'),
};
