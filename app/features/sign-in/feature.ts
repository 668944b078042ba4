import type { Feature } from '../../feature.ts';

export const signIn: Feature = {
  name: 'sign-in',
  exports: [],
  server: () => import('./feature.server.ts'),
};
