import type { Feature } from '../../feature.ts';

export const notFound: Feature = {
  name: 'not-found',
  routes: [{ path: '*', file: 'page.tsx' }],
};
