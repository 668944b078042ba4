import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { runStatusChange } from '../app/features/accounts/status-changes.cli.ts';
import { statusChangeKinds } from '../app/features/accounts/tables.ts';
import { migrations } from '../app/features.ts';
import { axeViolations, looks, showAs } from './browser.ts';
import { mailedLink, openPage, ownSite, resetLink } from './journey.ts';
import { sidewaysScroll } from './page-checks.ts';

const site = await ownSite();

const password = 'three wet otters';
const day = 24 * 60 * 60 * 1000;

/** Writes to the database of the running site. */
function sql(statement: string, ...values: (string | number)[]): void {
  const db = new DatabaseSync(`${site.dataDir}/site.sqlite`);
  db.exec('pragma busy_timeout = 5000');
  db.prepare(statement).run(...values);
  db.close();
}

/** Signs a customer up some days ago; returns a page of their browser. */
async function customer(email: string, daysAgo = 0): Promise<Page> {
  const page = await openPage();
  const rosa = { email, firstName: 'Rosa', lastName: 'Alvarez', password };
  const answer = await page.request.post(`${site.url}/api/auth/signup`, { data: rosa });
  expect(answer.status()).toBe(201);
  sql(
    `update subscriptions set start_date = start_date - ?
      where user_id = (select id from users where email = ?)`,
    daysAgo * day,
    email,
  );
  return page;
}

async function recordStatus(...args: string[]): Promise<void> {
  const env = { DATA_DIR: site.dataDir };
  const ignore = { out: async () => undefined, error: () => undefined };
  expect(await runStatusChange({ args, env, migrations, ...ignore })).toBe(0);
}

const open = async (path: string, page?: Page) => {
  const opened = page ?? (await openPage());
  await opened.goto(site.url + path, { waitUntil: 'networkidle' });
  return opened;
};

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

const canceled = async (email: string) => {
  const page = await open('/dashboard', await customer(email));
  await page.getByText('I want to cancel').click();
  await press(page, 'Cancel my plan');
  await page.getByText('Your plan is canceled. We won’t send').waitFor();
  return page;
};

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Sign in');
}

/** Requests a reset link and opens it. */
async function openLink(email: string): Promise<Page> {
  await (await customer(email)).context().close();
  const page = await open('/reset-password');
  await page.getByLabel('Email').fill(email);
  await press(page, 'Send me a link');
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  return open(await resetLink(site, email), page);
}

/** Asks for a customer's data on the privacy policy, and opens the link that is mailed. */
async function ownData(email: string): Promise<Page> {
  const page = await open('/privacy-policy', await customer(email));
  await page.locator('#your-data-email').fill(email);
  await press(page, 'Send me a link');
  await page.getByText('Check your inbox').waitFor();
  return open(await mailedLink(site, email, '/privacy-policy/your-data'), page);
}

/** States of the account pages; each function opens one and resolves when it is on the page. */
const states: Record<string, () => Promise<Page>> = {
  'signup, empty': () => open('/signup?plan=starter'),
  'signup with errors': async () => {
    const page = await open('/signup');
    await page.locator('[data-draft="draft:signup"] button[type=submit]').click();
    await page.locator('#signup-firstName-error').waitFor();
    return page;
  },
  'signed up just now, on trial': async () => {
    const page = await customer('trial@example.com');
    await page.goto(site.url);
    const message = '{"title":"Account Created Successfully!","description":"Welcome"}';
    await page.evaluate((text) => sessionStorage.setItem('toast', text), message);
    await page.goto(`${site.url}/dashboard`, { waitUntil: 'commit' });
    await page.getByText('Account Created Successfully!').waitFor();
    await page.getByText('14 days left').waitFor();
    return page;
  },
  'cancelling, with a form refused': async () => {
    const page = await open('/dashboard', await customer('refused@example.com'));
    await page.getByText('I want to cancel').click();
    await press(page, 'Change password');
    await page.locator('#password-newPassword-error').waitFor();
    return page;
  },
  'a lower plan that waits': async () => {
    const page = await open('/dashboard', await customer('waits@example.com'));
    await press(page, 'Downgrade to AI Starter Agent');
    await page.getByText('Your plan changes at the next billing cycle.').waitFor();
    return page;
  },
  'trial over, not paid': async () => {
    const page = await open('/dashboard', await customer('unpaid@example.com', 15));
    await page.getByText('Your plan becomes active once you’ve paid it.').waitFor();
    return page;
  },
  'active, every stop reached': async () => {
    const page = await customer('active@example.com', 20);
    for (const kind of statusChangeKinds) await recordStatus(`--${kind}`, 'active@example.com');
    await open('/dashboard', page);
    await page.getByRole('heading', { name: 'Your agent is at work' }).waitFor();
    return page;
  },
  'canceled, and nothing to invoice': async () => {
    const page = await canceled('canceled@example.com');
    await page.getByText('No upcoming invoices.').waitFor();
    return page;
  },
  ended: async () => {
    const page = await canceled('ended@example.com');
    sql('update subscriptions set end_date = 1 where end_date is not null');
    await page.reload();
    await page.getByRole('heading', { name: 'Your plan has ended' }).waitFor();
    return page;
  },
  loading: async () => {
    await (await customer('loading@example.com')).context().close();
    const page = await open('/dashboard');
    // The data that the page loads after the sign-in never comes.
    await page.route('**/dashboard.data*', async (route) => {
      if (route.request().method() === 'POST') await route.continue();
    });
    await signIn(page, 'loading@example.com');
    await page.locator('main[aria-busy=true]').waitFor();
    return page;
  },
  'an error': async () => {
    const page = await customer('error@example.com');
    sql('alter table subscriptions rename to away');
    await open('/dashboard', page);
    sql('alter table away rename to subscriptions');
    await page.getByText('can’t be shown right now').waitFor();
    return page;
  },
  'sign-in refused': async () => {
    const page = await open('/dashboard');
    await signIn(page, 'nobody@example.com');
    await page.getByRole('alert').getByText('Incorrect email or password.').waitFor();
    return page;
  },
  'account deleted': async () => {
    const page = await open('/dashboard', await customer('deleted@example.com'));
    await page.locator('#delete-password').fill(password);
    await press(page, 'Delete my account');
    await page.getByText('Your account and all its data are deleted.').waitFor();
    return page;
  },
  'password forgotten': () => open('/reset-password'),
  'link sent': () => open('/reset-password?sent=1'),
  'setting a new password': async () => {
    const page = await openLink('link@example.com');
    await page.getByLabel('New password').fill('a whole new');
    await page.getByRole('status').getByText(/\w/).waitFor();
    return page;
  },
  'what is kept about a customer': async () => {
    const page = await ownData('own-data@example.com');
    await press(page, 'Show it here');
    await page.getByRole('heading', { name: 'Your data' }).waitFor();
    await page.getByText('Alvarez').first().waitFor();
    return page;
  },
  'everything about to be erased, and erased': async () => {
    const page = await ownData('erased@example.com');
    await page.getByRole('link', { name: 'Erase everything' }).click();
    await page.getByText('Your account ends').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await press(page, 'Yes, erase everything');
    await page.getByRole('heading', { name: 'Everything is erased' }).waitFor();
    return page;
  },
  'link used up': () => open(`/reset-password?token=${'x'.repeat(43)}`),
};

test.for(Object.entries(states))('%s, in both schemes and sizes', async ([, reach]) => {
  const page = await reach();
  for (const look of looks) {
    await showAs(page, look);
    expect(await axeViolations(page), `${look.width} px`).toEqual([]);
    expect(await sidewaysScroll(page), `${look.width} px`).toBeLessThanOrEqual(0);
  }
});
