import type { Page } from 'playwright-core';
import type { Visitor } from './browser.ts';
import { openPage, type SharedSite } from './journey.ts';
import { ownerLink as linkFor } from './owner-link.ts';

/** The site's address for passkeys, which need a host name. */
export const urlOf = (site: SharedSite) => site.url.replace('127.0.0.1', 'localhost');

/** The address of an owner's one-time link on the shared site. */
export const ownerLink = (site: SharedSite, email: string): Promise<string> =>
  linkFor({ url: urlOf(site), dataDir: site.dataDir }, email);

/** A phone with Chromium's virtual authenticator, which has the owner's finger on it. */
export async function openPhone(visitor: Visitor = {}): Promise<Page> {
  const page = await openPage({ width: 390, touch: true, ...visitor });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return page;
}
