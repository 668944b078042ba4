import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations, type Visitor } from './browser.ts';
import { openPage, sharedSite } from './journey.ts';

const site = sharedSite();

async function open(visitor: Visitor = {}, query = ''): Promise<Page> {
  const page = await openPage(visitor);
  await page.goto(`${site.url}/support${query}`);
  return page;
}

async function fill(page: Page, subject: string): Promise<void> {
  await name(page).fill('Rosa Alvarez');
  await page.locator('#support-email').fill('rosa@example.com');
  await page.getByLabel('Subject').fill(subject);
  await page.locator('#support-message').fill('Nothing went out since Monday.');
}

const name = (page: Page) => page.locator('#support-name');
const alert = (page: Page) => page.locator('#message [role=alert]').first();
const sent = "Message sent successfully! We'll get back to you within 2 hours.";
const failed = 'Failed to send message. Please try again or email us directly at hello@example.com';

function stored(subject: string) {
  const db = new DatabaseSync(`${site.dataDir}/site.sqlite`, { readOnly: true });
  const rows = db.prepare('select priority from messages where subject = ?').all(subject);
  db.close();
  return rows.map((row) => ({ ...row }));
}

test.each(['/support', '/pricing'])('on paper, %s shows every answer', async (path) => {
  const page = await openPage();
  await page.goto(site.url + path);
  const shown = () =>
    page
      .locator('main details > summary + *')
      .evaluateAll((answers) => answers.map((answer) => answer.checkVisibility()));
  expect(await shown()).not.toContain(true);
  await page.emulateMedia({ media: 'print' });
  const answers = await shown();
  expect(answers.length).toBeGreaterThan(3);
  expect(answers).not.toContain(false);
});

test('a message is stored and confirmed, and the form is reset', async () => {
  const page = await open();
  await fill(page, 'By script');
  await page.getByLabel('Priority').selectOption('high');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText(sent).waitFor();
  expect(await alert(page).textContent()).toBe(sent);
  expect(await name(page).inputValue()).toBe('');
  expect(await page.getByLabel('Priority').inputValue()).toBe('normal');
  expect(stored('By script')).toEqual([{ priority: 'high' }]);
  expect(await axeViolations(page)).toEqual([]);
});

test('a failure keeps the entries, and the next try stores one message', async () => {
  const page = await open();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/support', async (route) => {
    await held;
    await route.abort();
  });
  await fill(page, 'Twice');
  await page.getByRole('button', { name: 'Send message' }).click();
  const sending = page.getByRole('button', { name: 'Sending...' });
  await sending.waitFor();
  expect(await sending.isDisabled()).toBe(true);
  release();
  await page.getByText(failed).waitFor();
  expect(await name(page).inputValue()).toBe('Rosa Alvarez');
  await page.unroute('**/api/support');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText(sent).waitFor();
  expect(stored('Twice')).toEqual([{ priority: 'normal' }]);
});

test('the browser checks for missing entries', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.locator('#support-name:focus').waitFor();
  expect(await page.locator('#support-name:invalid').count()).toBe(1);
  expect(await page.locator('form[data-draft="draft:support"] :required').count()).toBe(4);
  expect(await page.locator('#support-message').getAttribute('rows')).toBe('5');
});

test('without JavaScript, the page confirms a message or keeps its entries', async () => {
  const page = await open({ javaScript: false });
  await fill(page, 'By form');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.waitForURL(/submitted=1/);
  expect(await alert(page).textContent()).toBe(sent);
  expect(stored('By form')).toEqual([{ priority: 'normal' }]);

  await fill(page, ' ');
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Send message' }).click();
  expect((await answer).status()).toBe(422);
  await page.locator('#support-subject-error').waitFor();
  expect(await name(page).inputValue()).toBe('Rosa Alvarez');
});

test.each([true, false])(
  'questions are searched and one is open at a time (script %s)',
  async (js) => {
    const page = await open({ javaScript: js });
    const questions = page.locator('#questions details');
    expect(await questions.count()).toBeGreaterThanOrEqual(24);
    const search = async (text: string) => {
      await page.getByLabel('Search the questions').fill(text);
      if (!js) await page.getByLabel('Search the questions').press('Enter');
    };
    await search('zzzz');
    await page.getByText('No FAQs found matching your search.').waitFor();
    await page.getByText('Try different keywords or contact our support team.').waitFor();
    await search('grade');
    await page.getByText('2 of 34 questions').waitFor();
    await page.getByText('What happens when I upgrade').click();
    await page.getByText('Upgrades take effect immediately.').waitFor();
    await page.getByText('What happens when I downgrade').click();
    await page.getByText('Downgrades take effect at the next billing cycle.').waitFor();
    await page.getByText('Upgrades take effect immediately.').waitFor({ state: 'hidden' });
    await page.getByText('What happens when I downgrade').click();
    await page.getByText('Downgrades take effect').waitFor({ state: 'hidden' });
    await page.waitForURL(/\?q=grade/);
  },
);

test('live chat opens the assistant, retries, or points to the chat button', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Start a chat' }).click();
  await page.getByPlaceholder('Type a question').waitFor();

  const without = await open();
  await without.evaluate(() => {
    document.getElementById('chat-launcher')?.remove();
  });
  await without.getByRole('button', { name: 'Start a chat' }).click();
  await without.getByText(/click the chat button at the bottom right/).waitFor();
  expect(await axeViolations(without)).toEqual([]);
  // The launcher appears between the two attempts, of which the click makes the first at once.
  await without.getByRole('button', { name: 'Start a chat' }).evaluate((button: HTMLElement) => {
    button.click();
    const launcher = Object.assign(document.createElement('button'), { id: 'chat-launcher' });
    launcher.onclick = () => document.body.append('opened later');
    document.body.append(launcher);
  });
  await without.getByText('opened later').waitFor();
  expect(await without.getByText(/click the chat button/).count()).toBe(0);
});

test('live chat retries code that failed to load, then says so and keeps the page', async () => {
  const page = await openPage();
  let broken = true;
  await page.route(/\/assets\/widget-/, (route) => (broken ? route.abort() : route.continue()));
  await page.goto(`${site.url}/support`);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('button', { name: 'Start a chat' }).click();
  await page.getByText(/click the chat button at the bottom right/).waitFor();
  const asked = page.waitForRequest(/\/assets\/widget-/);
  await page.getByRole('button', { name: 'Start a chat' }).click();
  await asked;
  broken = false;
  await page.getByPlaceholder('Type a question').waitFor();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});
