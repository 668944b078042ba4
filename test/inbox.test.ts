import { expect, test } from 'vitest';
import { axeViolations } from './browser.ts';
import { sharedSite } from './journey.ts';
import { openPhone, ownerLink, urlOf } from './owner.ts';
import { listenForErrors } from './page-checks.ts';
import { sampleLead } from './sample-lead.ts';

const site = sharedSite();
const url = urlOf(site);

test('an owner sees a new lead without a reload, calls, and notes the outcome in one tap', async () => {
  const page = await openPhone();
  const errors = listenForErrors(page);
  await page.goto(await ownerLink(site, 'inbox.owner@example.com'));
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await page.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor();
  // The words are typed before the page's scripts have arrived.
  const { promise: typed, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => typed.then(() => route.continue()));
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel('Search everything').fill('quaggawitz');
  release();
  await page.getByText('Nothing matches').waitFor();

  const lead = { ...sampleLead, name: 'Zoe Quaggawitz', email: 'zoe@quaggawitz.example' };
  const headers = { 'content-type': 'application/json' };
  const stored = await fetch(`${site.url}/api/leads`, {
    ...{ method: 'POST', headers },
    body: JSON.stringify(lead),
  });
  expect(stored.status).toBe(201);
  const entry = page.getByRole('link', { name: 'Zoe Quaggawitz', exact: true });
  await entry.waitFor();
  const call = page.getByRole('link', { name: 'Call Zoe Quaggawitz' });
  expect(await call.getAttribute('href')).toBe('tel:+17035550199');
  expect(await axeViolations(page)).toEqual([]);

  // By keyboard: the search has the focus, the next link is the entry's.
  await page.keyboard.press('Tab');
  await page.locator('body').press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Zoe Quaggawitz', level: 1 }).waitFor();
  const mail = await page.getByRole('link', { name: 'Mail', exact: true }).getAttribute('href');
  expect(mail).toContain('mailto:zoe@quaggawitz.example?subject=Your%20request%20to%20');
  expect(mail).toContain('&body=Hi%20Zoe%2C%0D%0A');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Reached' }).tap();
  await page.getByText('Answered in time').waitFor();
  await page.getByLabel('New note').fill('Wants a tasting on Friday');
  await page.getByRole('button', { name: 'Add note' }).tap();
  await page.getByRole('listitem').filter({ hasText: 'Wants a tasting' }).waitFor();
  await page.locator('body').press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.goto(`${url}/inbox/log`);
  await page.getByText(/^noted reached audit /).waitFor();
  expect(errors).toEqual([]);
});
