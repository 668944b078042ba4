/** Width and height of every share picture in CSS pixels (`scripts/share-pictures.ts`). */
export const shareSize = { width: 1200, height: 630 } as const;
