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
  /** How long people's data is kept; the privacy policy says it. */
  retention: Retention;
}

/** Ages in days at which data is deleted; null where only its person or the owner deletes it. */
export interface Retention {
  /** Of audit requests and messages. */
  requests: number | null;
  /** Of those that are held for review as spam. */
  spam: number | null;
  /** Of accounts, since the end of their canceled plan. */
  accounts: number | null;
}

/** Nothing is deleted because of its age: the default. */
export const keepAll: Retention = { requests: null, spam: null, accounts: null };

/** Whether a text is an http address without a path. */
export function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, origin, href } = new URL(value);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
}

/** The company's time zone (IANA): its days begin there, and times are shown in it. */
export const timeZone = 'America/New_York';
