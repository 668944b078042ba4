import type { Feature } from '../../feature.ts';

export const howWeCheck: Feature = {
  name: 'how-we-check',
  routes: [{ path: 'how-we-check', file: 'page.tsx' }],
};
