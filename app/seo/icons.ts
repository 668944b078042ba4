/** Icons that the build draws from the mark, in CSS pixels (`scripts/icons.ts`). */
export const icons = [
  { path: '/icon-192.png', size: 192, purpose: 'any' },
  { path: '/icon-512.png', size: 512, purpose: 'any' },
  { path: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
  { path: '/apple-touch-icon.png', size: 180, purpose: 'apple' },
] as const;

export type Icon = (typeof icons)[number];
