import type { Feature } from '../../feature.ts';

export const signup: Feature = {
  name: 'signup',
  // More than an office that shares one address needs.
  limits: { signup: 20 },
  routes: [{ path: 'signup', file: 'page.tsx', dynamicQuery: ['plan'], limit: 'signup' }],
  islands: { 'signup-form': 'form.tsx' },
  server: () => import('./feature.server.ts'),
};
