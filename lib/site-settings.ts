/** The owner's settings for the site; they are built into the pages. */
export interface SiteSettings {
  /** Name of the company as the pages show it. */
  name: string;
  /** Phone number as the pages show it, for example `(703) 555-0142`. */
  phone: string;
  /** Email address for questions and support. */
  email: string;
  /** Origin of the public site without a trailing slash, for canonical links. */
  url: string;
}

/** A `tel:` address for a phone number as people write it (RFC 3966). */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`;
}

/** The company's time zone (IANA): its days begin there, and times are shown in it. */
export const timeZone = 'America/New_York';
