import type { Feature } from '../../feature.ts';
import { signInLimit } from '../accounts/feature.ts';

export const dashboard: Feature = {
  name: 'dashboard',
  routes: [
    { path: 'dashboard', file: 'page.tsx', limit: signInLimit, personal: true },
    { path: 'dashboard/data', file: 'data.ts', personal: true },
  ],
};
