import { type Check, unknown } from './check.ts';
import { action } from './checks/action.ts';
import { address } from './checks/address.ts';
import { brokenLinks } from './checks/broken-links.ts';
import { caching } from './checks/caching.ts';
import { canonical } from './checks/canonical.ts';
import { certificate } from './checks/certificate.ts';
import { compression } from './checks/compression.ts';
import { contentWithoutScript } from './checks/content-without-script.ts';
import { description } from './checks/description.ts';
import { email } from './checks/email.ts';
import { favicon } from './checks/favicon.ts';
import { firstByte } from './checks/first-byte.ts';
import { form } from './checks/form.ts';
import { h1 } from './checks/h1.ts';
import { hours } from './checks/hours.ts';
import { hoursAlike } from './checks/hours-alike.ts';
import { https } from './checks/https.ts';
import { imagesWithoutAlt } from './checks/images-without-alt.ts';
import { lang } from './checks/lang.ts';
import { leftovers } from './checks/leftovers.ts';
import { localBusinessCheck } from './checks/local-business.ts';
import { mixedContent } from './checks/mixed-content.ts';
import { nameAndAddress } from './checks/name-and-address.ts';
import { noindex } from './checks/noindex.ts';
import { phoneAlike } from './checks/phone-alike.ts';
import { phoneLink } from './checks/phone-link.ts';
import { phoneText } from './checks/phone-text.ts';
import { reachable } from './checks/reachable.ts';
import { redirects } from './checks/redirects.ts';
import { requests } from './checks/requests.ts';
import { robots } from './checks/robots.ts';
import { servicePages } from './checks/service-pages.ts';
import { sitemap } from './checks/sitemap.ts';
import { socialCard } from './checks/social-card.ts';
import { structuredDataCheck } from './checks/structured-data.ts';
import { title } from './checks/title.ts';
import { town } from './checks/town.ts';
import { viewport } from './checks/viewport.ts';
import { weight } from './checks/weight.ts';
import type { CheckFinding } from './reader-jobs.ts';
import type { Site } from './site.ts';

/** Every check, the most important to a customer nearby first. */
export const checks: readonly Check[] = [
  noindex,
  reachable,
  https,
  certificate,
  robots,
  phoneText,
  viewport,
  title,
  contentWithoutScript,
  address,
  hours,
  action,
  phoneLink,
  town,
  localBusinessCheck,
  nameAndAddress,
  h1,
  description,
  form,
  phoneAlike,
  hoursAlike,
  brokenLinks,
  leftovers,
  firstByte,
  weight,
  mixedContent,
  email,
  servicePages,
  structuredDataCheck,
  compression,
  caching,
  requests,
  redirects,
  imagesWithoutAlt,
  socialCard,
  favicon,
  sitemap,
  canonical,
  lang,
];

/** Thrown by a part of a site that the look doesn't know yet. */
export class NotYet extends Error {}

/**
 * Runs every check on what a look saw, except those in `done` and those that need what it doesn't
 * know yet. A check that fails couldn't tell.
 */
export function runChecks(site: Site, done: readonly string[] = []): CheckFinding[] {
  return checks.flatMap((check) => {
    if (done.includes(check.id)) return [];
    try {
      return { id: check.id, ...check.look(site) };
    } catch (error) {
      if (error instanceof NotYet) return [];
      return { id: check.id, ...unknown('This check failed on this page.') };
    }
  });
}
