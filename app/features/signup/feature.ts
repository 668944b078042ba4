import { planIds } from '../../facts/prices.ts';
import type { Feature } from '../../feature.ts';

export const signup: Feature = {
  name: 'signup',
  // A class of 40 behind one address passes within a minute.
  limits: { signup: { minute: 60, hour: 240 } },
  routes: [{ path: 'signup', file: 'page.tsx', query: { plan: planIds }, limit: 'signup' }],
  islands: { 'signup-form': 'form.tsx' },
  server: () => import('./feature.server.ts'),
};
