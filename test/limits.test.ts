import { expect, test } from 'vitest';
import { openPage, ownSite } from './journey.ts';

const site = await ownSite({ RATE_LIMIT: 'on' });

test('a form sent beyond its limit without JavaScript keeps what the visitor typed', async () => {
  const page = await openPage({ javaScript: false });
  await page.goto(`${site.url}/contact`);
  const form = page.locator('[data-draft="draft:contact"]');
  await form.getByLabel('Email').fill('rosa@alvarez.example');
  await form.getByLabel('Message').fill('Do you also work\nfor florists in Leesburg?');
  // Others in the same network use up its limit meanwhile.
  const send = () => fetch(`${site.url}/api/contact`, { method: 'POST', headers, body: '{}' });
  const others = await Promise.all(Array.from({ length: 60 }, send));
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([422]));
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    form.getByRole('button', { name: 'Send Message' }).click(),
  ]);
  expect(answer.status()).toBe(429);
  expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.textContent()).toContain('Too many requests from your network');
  expect(await alert.textContent()).toContain('Your entries are still here.');
  expect(await form.getByLabel('Email').inputValue()).toBe('rosa@alvarez.example');
  expect(await form.getByLabel('Message').inputValue()).toBe(
    'Do you also work\nfor florists in Leesburg?',
  );
  // As wide as the form, whose fields stand in two columns.
  const width = async (locator: typeof form) => (await locator.boundingBox())?.width ?? 0;
  expect(await width(alert)).toBeCloseTo(await width(form.getByLabel('Message')), 0);
});

const headers = { 'content-type': 'application/json' };
