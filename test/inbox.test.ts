import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { axeInBothSchemes } from './browser.ts';
import { type FakePush, startPush } from './fakes/push.ts';
import { sharedSite } from './journey.ts';
import { openPhone, ownerLink, urlOf } from './owner.ts';
import { listenForErrors } from './page-checks.ts';
import { readCsv } from './read-csv.ts';
import { sampleLead } from './sample-lead.ts';

const site = sharedSite();
const url = urlOf(site);

test('an owner is notified of a new lead, sees it without a reload, calls, and notes the outcome in one tap', async () => {
  const page = await openPhone({ whole: true });
  const errors = listenForErrors(page);
  const { service, deliver } = await openPushService(page);
  // The button is clicked, and the words are typed, before the page's scripts have arrived.
  let arrive = await holdScripts(page);
  await page.goto(await ownerLink(site, 'inbox.owner@example.com'), { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  arrive();
  await page.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Settings' }).tap();
  await page.getByRole('button', { name: 'Turn on for this device' }).tap();
  await page.getByText('Notifications are on for this device.').waitFor();
  expect(await axeInBothSchemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send a test' }).tap();
  // Leads of other tests are pushed to this owner too.
  await pushed(service, { title: 'This device works' });
  arrive = await holdScripts(page);
  await page.goto(`${url}/inbox`, { waitUntil: 'commit' });
  await page.getByLabel('Search everything').fill('quaggawitz');
  arrive();
  await page.getByText('Nothing matches').waitFor();

  // A phone number of her own: with that of other tests' leads, hers would be shown with those.
  const phone = '(703) 555-0162';
  const lead = { ...sampleLead, name: 'Zoe Quaggawitz', email: 'zoe@quaggawitz.example', phone };
  const headers = { 'content-type': 'application/json' };
  const stored = await fetch(`${site.url}/api/leads`, {
    ...{ method: 'POST', headers },
    body: JSON.stringify(lead),
  });
  expect(stored.status).toBe(201);
  const { id } = (await stored.json()) as { id: string };
  const entry = page.getByRole('link', { name: 'Zoe Quaggawitz', exact: true });
  await entry.waitFor();
  const call = page.getByRole('link', { name: 'Call Zoe Quaggawitz' });
  expect(await call.getAttribute('href')).toBe('tel:+17035550162');
  expect(await axeInBothSchemes(page)).toEqual([]);

  // By keyboard: the search has the focus, the next link is the entry's.
  await page.keyboard.press('Tab');
  await page.locator('body').press('j');
  expect(await page.locator(':focus').textContent()).toBe('Zoe Quaggawitz');

  // The first tap, on the notification, opens the entry; the second one calls.
  const data = await pushed(service, { path: `/inbox/entry/${id}` });
  expect(data.title).toBe('New audit request');
  expect(JSON.stringify(data)).not.toContain('Quaggawitz');
  await deliver(data);
  await page.getByRole('heading', { name: 'Zoe Quaggawitz', level: 1 }).waitFor();
  expect(await page.getByRole('link', { name: /^Call/ }).boundingBox()).toMatchObject({
    y: expect.toSatisfy((y: number) => y > 0 && y < 700),
  });
  const mail = await page.getByRole('link', { name: 'Mail', exact: true }).getAttribute('href');
  expect(mail).toContain('mailto:zoe@quaggawitz.example?subject=Your%20request%20to%20');
  expect(mail).toContain('&body=Hi%20Zoe%2C%0D%0A');
  expect(await axeInBothSchemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Reached' }).tap();
  await page.getByText('Answered in time').waitFor();
  await page.getByLabel('New note').fill('Wants a tasting on Friday');
  await page.getByRole('button', { name: 'Add note' }).tap();
  await page.getByRole('listitem').filter({ hasText: 'Wants a tasting' }).waitFor();
  const note = page.getByLabel('New note');
  await vi.waitFor(async () => expect(await note.inputValue()).toBe(''), 10_000);
  // A note of another owner appears without a reload, and leaves what is being typed.
  await note.fill('Half a note');
  await page.evaluate(async (text) => {
    const id = location.pathname.split('/').at(-1) ?? '';
    await fetch('', { method: 'POST', body: new URLSearchParams({ intent: 'note', id, text }) });
  }, 'Somebody else’s note');
  await page.getByRole('listitem').filter({ hasText: 'Somebody else’s note' }).waitFor();
  expect(await note.inputValue()).toBe('Half a note');
  await note.blur();
  await page.locator('body').press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  expect(await axeInBothSchemes(page)).toEqual([]);
  await page.keyboard.press('Escape');

  // Several at once, and as a file; the page is hydrated once it listens for changes.
  const listens = page.waitForRequest(/\/api\/inbox\/events/);
  await page.goto(`${url}/inbox?q=quaggawitz&sort=newest`);
  await listens;
  await page.getByRole('checkbox', { name: 'Select Zoe Quaggawitz' }).tap();
  await page.locator('#bulk-status').selectOption('Won');
  await page.getByRole('button', { name: 'Set', exact: true }).tap();
  await page.getByRole('listitem').filter({ hasText: 'Won' }).waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as CSV' }).tap();
  const [header, row, ...others] = readCsv(readFileSync(await (await saved).path(), 'utf8'));
  expect(header?.slice(0, 4)).toEqual(['Received (UTC)', 'Kind', 'Source', 'Status']);
  expect(row?.slice(1, 4)).toEqual(['Audit request', 'Audit page', 'Won']);
  expect(others).toEqual([]);

  await page.getByRole('link', { name: 'Sources' }).tap();
  await page.getByRole('heading', { name: 'Where they come from', level: 1 }).waitFor();
  await page.getByText('The same numbers as a table').tap();
  await page.getByRole('link', { name: 'Landing page', exact: true }).tap();
  await page.getByRole('table', { name: 'By landing page' }).waitFor();
  expect(await axeInBothSchemes(page)).toEqual([]);
  await page.goto(`${url}/inbox/log`);
  await page.getByText(/^noted reached audit /).waitFor();
  expect(errors).toEqual([]);
}, 60_000);

test('an owner works by keyboard, keeps the page without a network, and takes steps back', async () => {
  const page = await openPhone({ width: 1280, touch: false });
  await page.goto(await ownerLink(site, 'keyboard.owner@example.com'));
  await page.getByRole('button', { name: 'Create a passkey' }).press('Enter');
  await page.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor();
  for (const [i, name] of ['Ada Quillfeather', 'Bea Quillfeather'].entries()) {
    const own = { name, email: `${i}@quillfeather.example`, phone: `(703) 555-017${i}` };
    const stored = await fetch(`${site.url}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...sampleLead, ...own }),
    });
    expect(stored.status).toBe(201);
  }
  const listens = page.waitForRequest(/\/api\/inbox\/events/);
  await page.goto(`${url}/inbox?q=quillfeather&sort=newest`);
  await listens;
  const entries = page.locator('[data-entry]');
  await entries.nth(1).waitFor();

  // Several at once, and back.
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
  const status = page.getByLabel('Status, 2 selected');
  expect(await axeInBothSchemes(page)).toEqual([]);
  await status.selectOption('Won');
  await page.getByRole('button', { name: 'Set', exact: true }).press('Enter');
  await page.getByText('2 entries set to Won.').waitFor();
  await entries.filter({ hasText: 'Won' }).nth(1).waitFor();
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
  expect(await axeInBothSchemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.getByText('2 entries set to Won.').waitFor({ state: 'detached' });
  await entries.filter({ hasText: 'New' }).nth(1).waitFor();

  // An outcome without a network is refused; what was typed stays, and so does the page.
  await page.locator('body').press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Bea Quillfeather', level: 1 }).waitFor();
  await page.getByLabel('New note').fill('Half a note');
  await page.getByLabel('New note').blur();
  await page.context().setOffline(true);
  await page.locator('body').press('1');
  await page.getByText('Nothing was saved').waitFor();
  expect(await page.getByLabel('New note').inputValue()).toBe('Half a note');
  expect(await axeInBothSchemes(page)).toEqual([]);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Reached' }).press('Enter');
  await page.getByText('Noted: Reached').waitFor();
  expect(await page.locator(':focus').textContent()).toBe('Reached');
  await page.keyboard.press('z');
  await page.getByText('Noted: Reached').waitFor({ state: 'detached' });

  // A search waits for the network.
  await page.keyboard.press('u');
  await entries.first().waitFor();
  await page.context().setOffline(true);
  await page.locator('body').press('/');
  await page.keyboard.type('xylophonequartz');
  await page.getByText('Trying again').waitFor();
  expect(await axeInBothSchemes(page)).toEqual([]);
  await page.context().setOffline(false);
  await page.getByText('Nothing matches').waitFor();
  await page.getByText('Trying again').waitFor({ state: 'detached' });
}, 60_000);

/**
 * The push service of the page's browser. Its own is on the internet, so one on this machine takes its
 * place; what that gets, `deliver` hands to the service worker, and taps on the notification that it
 * shows. The owner allows notifications when asked.
 */
async function openPushService(page: Page) {
  const service: FakePush = await startPush();
  onTestFinished(() => service.close());
  await page.context().grantPermissions(['notifications'], { origin: url });
  await page.addInitScript((json) => {
    let current: PushSubscription | null = null;
    PushManager.prototype.getSubscription = async () => current;
    PushManager.prototype.subscribe = async () => {
      const own = { options: {}, toJSON: () => json, unsubscribe: async () => true };
      current = { ...json, ...own } as unknown as PushSubscription;
      return current;
    };
  }, service.subscribe());
  const cdp = await page.context().newCDPSession(page);
  let registrationId = '';
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId ?? '';
  });
  await cdp.send('ServiceWorker.enable');
  // A service worker ends when it has nothing to do: what was asked of it then is never answered.
  const deliver = (data: object) =>
    vi.waitFor(
      async () => {
        await cdp.send('ServiceWorker.deliverPushMessage', {
          ...{ origin: url, registrationId, data: JSON.stringify(data) },
        });
        const worker = page.context().serviceWorkers().at(-1);
        const isTapped = await Promise.race([worker?.evaluate(tapNotification), sleep(3_000)]);
        if (!isTapped) throw new Error('The service worker shows no notification');
      },
      { timeout: 20_000 },
    );
  return { service, deliver };
}

/** The message that has these entries, once the push service has accepted it. */
function pushed(service: FakePush, entries: Record<string, string>) {
  return vi.waitFor(() => {
    const sent = service.accepted().map(({ data }) => data);
    const found = sent.find((data) =>
      Object.entries(entries).every(([name, value]) => data[name] === value),
    );
    if (!found) throw new Error(`Not among the pushes: ${JSON.stringify(sent)}`);
    return found;
  }, 10_000);
}

/** Runs in the service worker: waits for the notification, and dispatches the event of a tap on it. */
async function tapNotification(): Promise<true> {
  const { registration } = self as unknown as ServiceWorkerGlobal;
  for (;;) {
    const [notification] = await registration.getNotifications();
    if (notification) {
      const { NotificationEvent } = self as unknown as ServiceWorkerGlobal;
      self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

interface ServiceWorkerGlobal {
  registration: ServiceWorkerRegistration;
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
}

/** Holds the scripts of the page that is opened next. @returns lets them through. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => promise.then(() => route.continue()));
  return resolve;
}
