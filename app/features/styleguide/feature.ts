import type { Feature } from '../../feature.ts';

export const styleguide: Feature = {
  name: 'styleguide',
  routes: [{ path: 'styleguide', file: 'page.tsx', developmentOnly: true }],
};
