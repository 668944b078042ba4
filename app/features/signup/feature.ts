import type { RateLimit } from '../../../server/http/limits.ts';
import type { Feature } from '../../feature.ts';

/** New accounts: an office behind one address makes a handful. */
export const signupLimit: RateLimit = { name: 'signup', perMinute: 20 };

export const signup: Feature = {
  name: 'signup',
  routes: [{ path: 'signup', file: 'page.tsx', dynamicQuery: ['plan'], limit: signupLimit }],
  islands: { 'signup-form': 'form.tsx' },
  server: () => import('./feature.server.ts'),
};
