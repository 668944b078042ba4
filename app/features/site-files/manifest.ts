import type { SiteSettings } from '../../facts/settings.ts';
import { icons } from '../../seo/icons.ts';
import { themeColors } from '../../seo/theme-color.ts';

/** The web application manifest (https://www.w3.org/TR/appmanifest/). */
export function manifest(site: SiteSettings) {
  return {
    id: '/',
    name: site.name,
    short_name: site.name,
    description: 'AI marketing agents for local businesses.',
    lang: 'en-US',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: themeColors.light,
    background_color: themeColors.light,
    icons: icons
      .filter(({ purpose }) => purpose !== 'apple')
      .map(({ path, size, purpose }) => ({
        src: path,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
  };
}
