import type { Feature } from '../../feature.ts';

export const support: Feature = {
  name: 'support',
  routes: [
    {
      path: 'support',
      file: 'page.tsx',
      // The success screen after a post without JavaScript, and a search, which can be a shared link.
      query: { submitted: 'flag', q: 'search' },
      limit: 'messages',
    },
  ],
  islands: {
    'faq-search': 'faq-search.tsx',
    'live-chat': 'live-chat.tsx',
    'support-form': 'form.tsx',
  },
  server: () => import('./feature.server.ts'),
};
