import type { SiteSettings } from '../../lib/site-settings.ts';

export { telHref } from '../../lib/phone.ts';
export type { SiteSettings } from '../../lib/site-settings.ts';

declare const __SITE__: SiteSettings;

/**
 * The owner's settings as Vite wrote them into the build. Only code that Vite builds may import
 * this file; code that Node also runs from source takes `site` as an argument.
 */
export const settings: SiteSettings = __SITE__;
