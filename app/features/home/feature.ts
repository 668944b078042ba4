import type { Feature } from '../../feature.ts';

export const home: Feature = {
  name: 'home',
  routes: [{ path: '', file: 'page.tsx' }],
};
