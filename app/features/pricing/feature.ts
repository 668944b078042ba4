import type { Feature } from '../../feature.ts';

export const pricing: Feature = {
  name: 'pricing',
  routes: [{ path: 'pricing', file: 'page.tsx' }],
};
