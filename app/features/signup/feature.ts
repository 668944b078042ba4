import type { Feature } from '../../feature.ts';
import { signupLimit } from './schema.ts';

export const signup: Feature = {
  name: 'signup',
  routes: [{ path: 'signup', file: 'page.tsx', dynamicQuery: ['plan'], limit: signupLimit }],
  islands: { 'signup-form': 'form.tsx' },
  server: () => import('./feature.server.ts'),
};
