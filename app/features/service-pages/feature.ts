import type { Feature } from '../../feature.ts';

export const servicePages: Feature = {
  name: 'service-pages',
  routes: [
    { path: 'ai-marketing-agents', file: 'agents/page.tsx' },
    { path: 'seo-automation', file: 'seo/page.tsx' },
    { path: 'social-media-management', file: 'social/page.tsx' },
    { path: 'website-builder', file: 'builder/page.tsx' },
  ],
};
