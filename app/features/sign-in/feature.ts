import type { Feature } from '../../feature.ts';

export const signIn: Feature = {
  name: 'sign-in',
  exports: ['copy.ts', 'form.tsx', 'sign-in.server.ts'],
  server: () => import('./feature.server.ts'),
};
