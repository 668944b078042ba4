import type { Feature } from '../../feature.ts';

export const contact: Feature = {
  name: 'contact',
  routes: [
    {
      path: 'contact',
      file: 'page.tsx',
      // The success screen after a post without JavaScript, and a topic that a link preselects.
      dynamicQuery: ['submitted', 'topic'],
      limit: 'messages',
    },
  ],
  islands: { 'contact-form': 'form.tsx' },
  server: () => import('./feature.server.ts'),
};
