/**
 * What the owner sets for the site, fixed when the pages are built (see `server/env.ts`).
 * Only code that Vite builds may import this file; the server passes `env.site` instead.
 */
export interface SiteSettings {
  /** Shown name of the company. */
  name: string;
  /** Phone line as it is shown, for example `(703) 555-0142`. */
  phone: string;
  /** Address for questions and support. */
  email: string;
  /** Origin of the public site without a trailing slash, for canonical links. */
  url: string;
}

declare const __SITE__: SiteSettings;

export const settings: SiteSettings = __SITE__;

/** A `tel:` address for a phone number as people write it. RFC 3966. */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`;
}
