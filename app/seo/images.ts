/** Line of the logo's mark in a 32 × 32 box; its stop is a circle in the middle. */
export const markPath = 'M3 25.5h4.5a5 5 0 0 0 3.54-1.46L21 8a5 5 0 0 1 3.54-1.5H29';

/** Icons that the build draws from the logo's mark (`scripts/icons.ts`), sizes in CSS pixels. */
export const icons = [
  { path: '/icon-192.png', size: 192, purpose: 'any' },
  { path: '/icon-512.png', size: 512, purpose: 'any' },
  { path: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
  { path: '/apple-touch-icon.png', size: 180, purpose: 'apple' },
] as const;

/** The icons as a web app manifest lists them. */
export const manifestIcons = icons
  .filter(({ purpose }) => purpose !== 'apple')
  .map(({ path, size, purpose }) => ({
    src: path,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  }));

/** Sizes within `/favicon.ico`, which programs ask for that don't read the page's icon link. */
export const faviconSizes = [16, 32, 48] as const;

export type Icon = (typeof icons)[number];

/** Size of every share picture in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Background color of each scheme, for the browser's toolbar; a test compares them with `app.css`. */
export const themeColors = { light: '#fbf8f2', dark: '#0e1626' } as const;
