import type { Feature } from '../../feature.ts';

export const howItWorks: Feature = {
  name: 'how-it-works',
  routes: [{ path: 'how-it-works', file: 'page.tsx' }],
};
