import type { Feature } from '../../feature.ts';

export const featuresPage: Feature = {
  name: 'features',
  routes: [{ path: 'features', file: 'page.tsx' }],
};
