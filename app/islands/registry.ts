import type { ComponentType } from 'react';

/** Loads an island's component; the string of props that the server wrote is what it gets. */
export type IslandLoader = () => Promise<{ default: ComponentType<never> }>;

/**
 * Every island by name. One line each: `name: () => import('../feature/file.tsx')`.
 * The browser fetches an island's chunk when a visitor first touches it.
 */
export const islands = {
  chat: () => import('../features/chat/widget.tsx'),
  'audit-form': () => import('../features/audit/form.tsx'),
  'contact-form': () => import('../features/contact/form.tsx'),
  'faq-search': () => import('../features/support/faq-search.tsx'),
  'live-chat': () => import('../features/support/live-chat.tsx'),
  'support-form': () => import('../features/support/form.tsx'),
  'resource-library': () => import('../features/resources/library-view.tsx'),
  'password-field': () => import('../features/accounts/password-field.tsx'),
  'signup-form': () => import('../features/signup/form.tsx'),
  'share-post': () => import('../features/blog/share.tsx'),
} satisfies Record<string, IslandLoader>;

export type IslandName = keyof typeof islands;
