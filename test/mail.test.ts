import { expect, test } from 'vitest';
import { leadCreated } from '../app/features/audit/mail.server.ts';
import type { LeadRow } from '../app/features/audit/tables.ts';
import { mailTheme } from '../app/mail-theme.server.ts';
import { deliveryFailing } from '../lib/deliveries/delivery-failing.ts';
import type { Mail } from '../lib/deliveries/mail/content.ts';
import { mailHtml } from '../lib/deliveries/mail/html.ts';
import { requestsHeld } from '../lib/spam/held.ts';
import { readEnv } from '../server/env.ts';
import { axeViolations } from './browser.ts';
import { openPage } from './journey.ts';

const site = { ...readEnv({}).site, url: 'https://www.beltwayagents.example' };
const at = Date.UTC(2025, 5, 2, 14, 12);

/** Every entry as long as the form allows, in words without a break. */
const lead: LeadRow = {
  id: '0197358a-5f0c-7c1e-9d35-6f1f7cf4a111',
  name: `Rosa María Álvarez-O'Brien ${'de la Cruz '.repeat(6)}`,
  email: `${'rosa.alvarez'.repeat(5)}@alvarezbakery.example`,
  phone: '(301) 555-0188',
  company: 'Álvarez'.repeat(20),
  website: `https://alvarezbakery.example/${'locations'.repeat(30)}`,
  business_type: 'Restaurant/Food Service',
  current_marketing: 'Instagram when I find the time.\n\nFlyers.',
  goals: `1. More catering orders\n2. ${'W'.repeat(300)}`,
  source: 'Free Audit Page',
  first_landing: `/?utm_source=${'x'.repeat(280)}`,
  last_landing: '/free-audit',
  referrer: 'https://www.google.com/',
  utm_source: 'google',
  utm_medium: 'cpc',
  utm_campaign: 'bakeries-spring',
  utm_term: null,
  utm_content: null,
  created_at: at,
  set_aside_at: null,
  spam_reasons: null,
  released_at: null,
  request_id: null,
};

/** One word of 300 letters wherever a visitor's text can be. */
const word = 'W'.repeat(300);
const oneWord = { ...lead, name: word, company: word, email: `a@${word}.example`, goals: word };
const long: Mail = {
  subject: word,
  preview: word,
  blocks: [
    { type: 'heading', text: word },
    { type: 'title', text: word },
    { type: 'paragraph', text: word },
    { type: 'facts', rows: [{ label: word, value: word, href: `https://a.example/${word}` }] },
    { type: 'quote', label: word, text: `${word}\n${'مرحبا '.repeat(20)}` },
    { type: 'button', label: word, href: 'https://a.example/' },
    { type: 'stations', stops: [word, word] },
    { type: 'command', text: word },
  ],
};

const failing = {
  channel: 'webhook',
  state: 'failing',
  since: at,
  waiting: 12,
  refused: 0,
  failed: 0,
  failedVisitors: 0,
  lastError: `404 ${'x'.repeat(400)}`,
  heldUntil: null,
} as const;

const mails: [string, Mail | undefined][] = [
  ['to the owner about a lead', leadCreated.messages.owner?.(lead, site)],
  ['to the sender of a lead', leadCreated.messages.visitor?.(lead, site).mail],
  ['with words of 300 letters', leadCreated.messages.owner?.(oneWord, site)],
  ['with such words in every block', long],
  ['about a failing channel', deliveryFailing.messages.owner?.(failing, site)],
  [
    'about held requests',
    requestsHeld(['leads']).messages.owner?.([{ table: 'leads', count: 1, newest: [lead] }], site),
  ],
];

test.each(mails)('the email %s is readable at 360 and 640 px, light and dark', async (_, mail) => {
  if (!mail) throw new Error('There is no such email');
  const page = await openPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setContent(mailHtml(mail, site, mailTheme()));
  for (const width of [360, 640]) {
    for (const dark of [false, true]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
      const { scroll, ground } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        ground: getComputedStyle(document.body).backgroundColor,
      }));
      expect(scroll).toBe(width);
      expect(ground).toBe(dark ? 'rgb(14, 22, 38)' : 'rgb(251, 248, 242)');
      // Once in each width and scheme, as in `looks`.
      if (dark === (width === 640)) continue;
      expect((await axeViolations(page)).filter((violation) => !isOfPages(violation))).toEqual([]);
    }
  }
  expect(asked).toEqual([]);
});

/** Rules about landmarks, which an email has not. */
function isOfPages(violation: string): boolean {
  return /^(landmark-one-main|region):/.test(violation);
}
