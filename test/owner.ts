import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import type { Visitor } from './browser.ts';
import { openPage, type SharedSite } from './journey.ts';

/** The site's address for passkeys, which need a host name. */
export const urlOf = (site: SharedSite) => site.url.replace('127.0.0.1', 'localhost');

/** Runs `npm run owner:add`. @returns the address of its link on the shared site. */
export async function ownerLink(site: SharedSite, email: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: site.dataDir };
  const { stdout } = await promisify(execFile)(
    'node_modules/.bin/node',
    ['cli/main.ts', 'owner:add', email],
    { env },
  );
  const { pathname, search } = new URL(stdout.trim());
  return urlOf(site) + pathname + search;
}

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
