import type { Check, Finding } from './check.ts';
import { address } from './checks/address.ts';
import { canonical } from './checks/canonical.ts';
import { contentWithoutScript } from './checks/content-without-script.ts';
import { description } from './checks/description.ts';
import { email } from './checks/email.ts';
import { favicon } from './checks/favicon.ts';
import { form } from './checks/form.ts';
import { h1 } from './checks/h1.ts';
import { hours } from './checks/hours.ts';
import { https } from './checks/https.ts';
import { imagesWithoutAlt } from './checks/images-without-alt.ts';
import { lang } from './checks/lang.ts';
import { localBusinessCheck } from './checks/local-business.ts';
import { mixedContent } from './checks/mixed-content.ts';
import { noindex } from './checks/noindex.ts';
import { phoneLink } from './checks/phone-link.ts';
import { phoneText } from './checks/phone-text.ts';
import { socialCard } from './checks/social-card.ts';
import { structuredDataCheck } from './checks/structured-data.ts';
import { title } from './checks/title.ts';
import { viewport } from './checks/viewport.ts';
import type { Site } from './site.ts';

/** Every check, the most important to a customer nearby first. */
export const checks: readonly Check[] = [
  noindex,
  https,
  phoneText,
  viewport,
  title,
  contentWithoutScript,
  address,
  hours,
  phoneLink,
  localBusinessCheck,
  h1,
  description,
  form,
  email,
  structuredDataCheck,
  mixedContent,
  imagesWithoutAlt,
  socialCard,
  favicon,
  canonical,
  lang,
];

/** Runs every check on one look. A check that throws couldn't tell. */
export function runChecks(site: Site): { check: Check; finding: Finding }[] {
  return checks.map((check) => ({ check, finding: judge(check, site) }));
}

function judge(check: Check, site: Site): Finding {
  try {
    return check.look(site);
  } catch {
    return { result: 'unknown', evidence: 'This check failed on this page.' };
  }
}
