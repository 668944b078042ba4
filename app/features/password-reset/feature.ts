import type { Feature } from '../../feature.ts';
import { signInLimit } from '../accounts/feature.ts';

export const passwordReset: Feature = {
  name: 'password-reset',
  routes: [{ path: 'reset-password', file: 'page.tsx', limit: signInLimit, personal: true }],
  server: () => import('./feature.server.ts'),
};
