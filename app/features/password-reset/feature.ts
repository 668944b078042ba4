import type { Feature } from '../../feature.ts';

export const passwordReset: Feature = {
  name: 'password-reset',
  routes: [{ path: 'reset-password', file: 'page.tsx', limit: 'sign-in', personal: true }],
  server: () => import('./feature.server.ts'),
};
