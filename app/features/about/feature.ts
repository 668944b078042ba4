import type { Feature } from '../../feature.ts';

export const about: Feature = {
  name: 'about',
  routes: [{ path: 'about', file: 'page.tsx' }],
};
