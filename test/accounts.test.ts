import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Visitor } from './browser.ts';
import { openPage, resetLink, sharedSite } from './journey.ts';

const site = sharedSite();

const password = 'three wet otters';
const created = 'Account Created Successfully!';
const welcome = 'Welcome to the product! Your AI agent is being set up.';

async function open(visitor: Visitor = {}, path = '/signup'): Promise<Page> {
  const page = await openPage(visitor);
  await page.goto(site.url + path);
  return page;
}

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill('Alvarez');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

const button = (page: Page) => page.locator('[data-draft="draft:signup"] button[type=submit]');
const notification = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

function usersWith(email: string) {
  const db = new DatabaseSync(`${site.dataDir}/site.sqlite`, { readOnly: true });
  const rows = db.prepare('select * from users where email = ?').all(email);
  db.close();
  return rows;
}

describe('signing up', () => {
  test('opens the dashboard with a notification; no script can read the session', async () => {
    const page = await open({}, '/signup?plan=starter');
    expect(await page.getByText('$297').first().isVisible()).toBe(true);
    await fill(page, 'happy@example.com');
    await button(page).click();
    await heading(page, 'Welcome, Rosa').waitFor();
    await notification(page).getByText(created).waitFor();
    expect(await notification(page).textContent()).toContain(welcome);
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    expect(usersWith('happy@example.com')).toMatchObject([{ subscription_plan: 'starter' }]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    expect(await page.context().cookies()).toMatchObject([
      { name: 'session', httpOnly: true, sameSite: 'Lax' },
      { name: 'device', httpOnly: true, sameSite: 'Lax' },
    ]);
  });

  test('an unknown plan falls back to the popular one', async () => {
    const page = await open({}, '/signup?plan=platinum');
    expect(await page.getByRole('heading', { name: 'AI Growth Agent' }).isVisible()).toBe(true);
    expect(await page.locator('[name=subscriptionPlan]').inputValue()).toBe('growth');
    const back = page.getByRole('link', { name: 'Back to Pricing' });
    expect(await back.getAttribute('href')).toBe('/pricing');
  });

  test('invalid entries get a message and the focus', async () => {
    const page = await open();
    await button(page).click();
    await page.locator('#signup-firstName-error').waitFor();
    const messages = page.locator('[data-draft="draft:signup"] [id$=-error]');
    expect(await messages.allTextContents()).toEqual([
      'First name must be at least 2 characters',
      'Last name must be at least 2 characters',
      'Please enter a valid email address',
      'Password must be at least 8 characters',
    ]);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('signup-firstName');
  });

  test('a rejection shows its detail, any other failure a general message, and entries stay', async () => {
    await fetch(`${site.url}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'taken@example.com',
        firstName: 'An',
        lastName: 'Na',
        password,
      }),
    });
    const page = await open();
    await fill(page, 'Taken@example.com');
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/auth/signup', async (route) => {
      await promise;
      await route.continue();
    });
    await button(page).click();
    await page.getByRole('button', { name: 'Creating Account...', disabled: true }).waitFor();
    resolve();
    await notification(page).getByText('Signup Failed').waitFor();
    await notification(page).getByText('409: An account with this email address').waitFor();
    await page.locator('#signup-email-error').waitFor();
    await page.unroute('**/api/auth/signup');
    await page.route('**/api/auth/signup', (route) => route.abort());
    await page.getByRole('button', { name: 'Show password' }).click();
    await page.getByLabel('Email').fill('later@example.com');
    await button(page).click();
    await notification(page).getByText('Something went wrong. Please try again.').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Rosa');
    const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(stored).toContain('later@example.com');
    expect(stored).not.toContain(password);
  });

  test('a common password is rejected with the reason', async () => {
    const page = await open();
    await fill(page, 'common@example.com');
    await page.getByLabel('Password', { exact: true }).fill('iloveyou');
    await page.locator('[data-draft="draft:signup"] [role=status]').getByText(/\w/).waitFor();
    await button(page).click();
    await page.locator('#signup-password-error').getByText('easy to guess').waitFor();
    expect(usersWith('common@example.com')).toEqual([]);
  });

  test('signup, sign-out and sign-in work without JavaScript', async () => {
    const page = await open({ javaScript: false }, '/signup?plan=enterprise');
    await page.getByLabel('Email').fill('plain@');
    await button(page).click();
    expect(await page.getByRole('alert').textContent()).toContain('Please check 4 fields');
    expect(await page.getByLabel('Email').inputValue()).toBe('plain@');
    expect(await page.getByRole('button', { name: 'Show password' }).isVisible()).toBe(false);
    await fill(page, 'plain@example.com');
    await button(page).click();
    await heading(page, 'Welcome, Rosa').waitFor();
    expect(await page.getByText(created).isVisible()).toBe(true);
    expect(await page.getByText(welcome).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You’re signed out.').waitFor();
    await page.getByLabel('Email').fill('plain@example.com');
    await page.getByLabel('Password', { exact: true }).fill('not this one');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Incorrect email or password.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await heading(page, 'Welcome, Rosa').waitFor();
  });
});

test('the link in the email resets a forgotten password', async () => {
  const before = await open();
  await fill(before, 'forgot@example.com');
  await button(before).click();
  await heading(before, 'Welcome, Rosa').waitFor();
  const page = await open({}, '/dashboard');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill('forgot@example.com');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await heading(page, 'Check your inbox').waitFor();
  const link = await resetLink(site, 'forgot@example.com');
  await page.goto(site.url + link);
  await page.getByLabel('New password').fill('a whole new set of words');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await page.getByText('Your new password is set, and you’re signed in.').waitFor();
  expect(await heading(page, 'Welcome, Rosa').isVisible()).toBe(true);
  await before.reload();
  await heading(before, 'Sign in').waitFor();
  await page.goto(site.url + link);
  await heading(page, 'This link no longer works').waitFor();
});
