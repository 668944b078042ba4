import type { Feature } from '../../feature.ts';
import { topics } from './schema.ts';

export const contact: Feature = {
  name: 'contact',
  routes: [
    {
      path: 'contact',
      file: 'page.tsx',
      // The success screen after a post without JavaScript, and a topic that a link preselects.
      query: { submitted: 'flag', topic: Object.keys(topics) },
      limit: 'messages',
    },
  ],
  islands: { 'contact-form': 'form.tsx' },
  server: () => import('./feature.server.ts'),
};
