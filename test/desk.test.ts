import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations } from './browser.ts';
import { openPage, sharedSite } from './journey.ts';
import { openPhone, ownerLink, urlOf } from './owner.ts';
import { listenForErrors } from './page-checks.ts';

const site = sharedSite();

const url = urlOf(site);

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('an owner sets up a passkey on a phone, signs out and in, and manages the ways in', async () => {
  const page = await openPhone();
  const errors = listenForErrors(page);
  const link = await ownerLink(site, 'ann.owner@example.com');
  await page.goto(link, { waitUntil: 'networkidle' });
  expect(await axeViolations(page)).toEqual([]);
  // Not every app reads a QR code that is light on dark.
  const colors = () =>
    page.getByRole('img', { name: 'QR code' }).evaluate((code) => {
      const { color, backgroundColor } = getComputedStyle(code);
      return { color, backgroundColor };
    });
  const light = await colors();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colors()).toEqual(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await press(page, 'Create a passkey');
  await page.getByRole('heading', { name: 'Inbox' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await press(page, 'Sign out');
  await page.getByText('You’re signed out.').waitFor();
  await page.goto(`${url}/inbox/settings`, { waitUntil: 'networkidle' });
  expect(page.url()).toBe(`${url}/inbox/sign-in?to=%2Finbox%2Fsettings`);
  expect(await axeViolations(page)).toEqual([]);
  await press(page, 'Sign in with a passkey');
  await page.getByRole('heading', { name: 'Signed-in browsers' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await axeViolations(page)).toEqual([]);

  await press(page, 'Remove the passkey of');
  await page.getByText('This is your only way to sign in.').waitFor();
  await page.getByRole('link', { name: 'Log' }).click();
  // Other tests' owners have theirs in it, too.
  await page.getByText('added a passkey').first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const missing = await page.goto(`${url}/inbox/nope`, { waitUntil: 'networkidle' });
  expect(missing?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the inbox' }).click();
  await page.getByRole('heading', { name: 'Inbox' }).waitFor();
  expect(errors.filter((error) => !/40[49]/.test(error))).toEqual([]);

  await page.goto(link);
  await page.getByRole('heading', { name: 'This link has been used' }).waitFor();
});

for (const javaScript of [true, false]) {
  test(`an owner sets up a password and an authenticator app ${javaScript ? 'with' : 'without'} JavaScript`, async () => {
    const email = `bob.owner.${javaScript}@example.com`;
    const password = 'three wet otters';
    const page = await openPage({ javaScript });
    await page.goto(await ownerLink(site, email));
    const app = await page.getByRole('link', { name: 'Open it in the app' }).getAttribute('href');
    const secret = Secret.fromBase32(new URL(app ?? '').searchParams.get('secret') ?? '');
    const totp = new TOTP({ secret });
    await page.getByLabel('New password').fill(password);
    await page.getByRole('textbox', { name: 'Code' }).fill('12345');
    await press(page, 'Set password and sign in');
    await page.getByText('Please enter the six digits').waitFor();
    await page.getByLabel('New password').fill(password);
    await page.getByRole('textbox', { name: 'Code' }).fill(totp.generate());
    await press(page, 'Set password and sign in');
    await page.getByRole('heading', { name: 'Inbox' }).waitFor();
    await press(page, 'Sign out');
    const enter = async (code: string) => {
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('textbox', { name: 'Code' }).fill(code);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    };
    await page.getByText('You’re signed out.').waitFor();
    await enter('000000');
    await page.getByText('Incorrect email, password or code.').waitFor();
    // A code counts once. The next one is accepted already, and still if its time begins meanwhile.
    await enter(totp.generate({ timestamp: Date.now() + 30_000 }));
    await page.getByRole('heading', { name: 'Inbox' }).waitFor();
    await page.goto(`${url}/inbox/settings`);
    await page.getByText('You can also sign in with your password').waitFor();
    await page.getByLabel('Quiet from').fill('21:00');
    await press(page, 'Save hours');
    await page.getByText('Please fill in both times').waitFor();
    await page.getByLabel('Quiet until').fill('07:00');
    await page.getByLabel('Sun').uncheck();
    await press(page, 'Save hours');
    await page.getByText('Your hours are saved.').waitFor();
    expect(await page.getByLabel('Quiet until').inputValue()).toBe('07:00');
    expect(await page.getByLabel('Sun').isChecked()).toBe(false);
  });
}
