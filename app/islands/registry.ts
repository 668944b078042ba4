import type { ComponentType } from 'react';

/** Loads an island's component; the string of props that the server wrote is what it gets. */
export type IslandLoader = () => Promise<{ default: ComponentType<never> }>;

/**
 * Every island by name. One line each: `name: () => import('../feature/file.tsx')`.
 * The browser fetches an island's chunk when a visitor first touches it.
 */
export const islands = {
  chat: () => import('../chat/widget.tsx'),
  'audit-form': () => import('../audit/form.tsx'),
  'contact-form': () => import('../contact/form.tsx'),
  'faq-search': () => import('../support/faq-search.tsx'),
  'live-chat': () => import('../support/live-chat.tsx'),
  'support-form': () => import('../support/form.tsx'),
  'resource-library': () => import('../resources/library-view.tsx'),
  'password-field': () => import('../accounts/password-field.tsx'),
  'signup-form': () => import('../signup/form.tsx'),
  'share-post': () => import('../blog/share.tsx'),
} satisfies Record<string, IslandLoader>;

export type IslandName = keyof typeof islands;
