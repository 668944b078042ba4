import type { Feature } from '../../feature.ts';

export const contact: Feature = {
  name: 'contact',
  routes: [
    {
      path: 'contact',
      file: 'page.tsx',
      // The success screen after a post without JavaScript, and the topic that a link chooses.
      dynamicQuery: ['submitted', 'topic'],
      limit: 'messages',
    },
  ],
  islands: { 'contact-form': 'form.tsx' },
  server: () => import('./feature.server.ts'),
};
