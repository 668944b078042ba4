import type { Feature } from '../../feature.ts';

export const privacy: Feature = {
  name: 'privacy',
  routes: [{ path: 'privacy-policy', file: 'page.tsx' }],
};
