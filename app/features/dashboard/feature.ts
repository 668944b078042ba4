import type { Feature } from '../../feature.ts';

export const dashboard: Feature = {
  name: 'dashboard',
  routes: [
    { path: 'dashboard', file: 'page.tsx', limit: 'sign-in', personal: true },
    { path: 'dashboard/data', file: 'data.ts', personal: true },
  ],
};
