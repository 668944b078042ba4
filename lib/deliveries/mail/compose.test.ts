import { createTransport } from 'nodemailer';
import { expect, it, test } from 'vitest';
import { testSite as site, testTheme as theme } from '../../../test/ledger.ts';
import { isOneAddress, parseMailbox } from '../settings.ts';
import { composeMail, mailText } from './compose.ts';
import type { Block, Mail } from './content.ts';
import { mailHtml } from './html.ts';
import { smtpFailure } from './transport.ts';

const hostile = '<img src=x onerror=alert(1)>"\'&\r\nBcc: eve@evil.example\r\n\r\n';

const everyBlock: Block[] = [
  { type: 'heading', text: `Heading ${hostile}` },
  { type: 'title', text: `Title ${hostile}` },
  { type: 'paragraph', text: `Paragraph ${hostile}` },
  {
    type: 'facts',
    rows: [
      { label: 'Site', value: hostile, href: 'javascript:alert(1)' },
      { label: 'Phone', value: '703', href: 'tel:703' },
    ],
  },
  { type: 'quote', label: 'Quote', text: `one\ntwo ${hostile}` },
  { type: 'button', label: 'Go', href: 'https://agents.example/go?a=1&b=2' },
  { type: 'stations', stops: ['First', 'Second'] },
  { type: 'command', text: 'npm run deliveries' },
];

const mail: Mail = {
  subject: `New request: ${hostile}`,
  preview: hostile,
  replyTo: { name: `Rosa ${hostile}`, address: 'rosa@visitor.example' },
  blocks: everyBlock,
};

const envelope = {
  id: '0197-id',
  from: { name: site.name, address: 'site@agents.example' },
  to: ['owner@agents.example'],
  about: 'lead',
  subjectId: 'lead-1',
  date: new Date('2025-06-02T14:00:00Z'),
};

async function raw(message: Mail): Promise<string> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message: bytes } = await composer.sendMail(
    composeMail(message, envelope, { site, theme }),
  );
  return String(bytes);
}

it('visitors’ entries can’t add a header', async () => {
  const [headers = ''] = (await raw(mail)).split('\r\n\r\n');
  const names = headers
    .split(/\r\n(?! |\t)/)
    .map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
  expect(names.sort()).toEqual([
    'auto-submitted',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'reply-to',
    'subject',
    'to',
    'x-auto-response-suppress',
    'x-lead-id',
  ]);
  expect(headers).toContain('Message-ID: <0197-id@agents.example>');
  expect(headers).toMatch(/^X-Lead-ID: lead-1\r$/im);
  expect(headers).toContain('Date: Mon, 02 Jun 2025 14:00:00 +0000');
});

it('visitors’ entries can’t add markup, and nothing is loaded from anywhere', () => {
  const html = mailHtml(mail, site, theme);
  expect(html).not.toMatch(/<(img|script|svg|iframe|link|object|video|picture|form)\b/i);
  expect(html).not.toMatch(/<[^>]*\s(src|srcset|background|on\w+)=/i);
  expect(html).not.toMatch(/url\(|@import|javascript:/i);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  const links = [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]);
  expect(links).toEqual(['tel:703', 'https://agents.example/go?a=1&amp;b=2', site.url]);
});

it('visitors’ texts have the direction of their own language', () => {
  const text = 'أريد المزيد من العملاء';
  const html = mailHtml(
    {
      ...mail,
      blocks: [
        { type: 'facts', rows: [{ label: 'Company', value: text }] },
        { type: 'facts', rows: [{ label: 'Site', value: text, href: 'https://a.example' }] },
        { type: 'quote', label: text, text },
      ],
    },
    site,
    theme,
  );
  const within = [...html.matchAll(new RegExp(`<[^>]*>(?=${text})`, 'g'))].map(([tag]) => tag);
  expect(within).toHaveLength(4);
  for (const tag of within) expect(tag).toContain('dir="auto"');
});

it('a name in another direction turns no heading around', () => {
  const name = 'ליאת <כהן>';
  const blocks = [{ type: 'heading' as const, text: `${name} signed up`, name }];
  const html = mailHtml({ ...mail, blocks }, site, theme);
  expect(html).toContain('<bdi>ליאת &lt;כהן&gt;</bdi> signed up</h1>');
});

it('the HTML and the plain text say the same', () => {
  const plain: Mail = {
    ...mail,
    blocks: everyBlock.map((block) =>
      JSON.parse(JSON.stringify(block).replaceAll(JSON.stringify(hostile).slice(1, -1), 'x')),
    ),
  };
  const words = (text: string) =>
    [...text.matchAll(/[\p{L}\p{N}@.]+/gu)]
      .map(([word]) => word)
      .filter((word) => !/^\d\.$/.test(word));
  const body = mailHtml({ ...plain, preview: '' }, site, theme).split('</head>')[1] ?? '';
  const shown = words(body.replace(/<[^>]*>/g, ' ').replaceAll('&nbsp;', ' '));
  const said = new Set(words(mailText(plain, site)));
  expect(shown.filter((word) => !said.has(word))).toEqual([]);
});

test.each([
  ['a@b.example', true],
  ['zoë@münchen.example', true],
  ['a@b.example, c@d.example', false],
  ['a@b.example;c@d.example', false],
  ['"a b"@c.example', false],
  ['<a@b.example>', false],
  ['a@b.example\r\nBcc: c@d.example', false],
  ['a@@b.example', false],
  ['', false],
])('whether %j is the address of one mailbox: %s', (text, expected) => {
  expect(isOneAddress(text)).toBe(expected);
});

test('a mailbox is a name and an address, or an address alone', () => {
  expect(parseMailbox('Ann <ann@a.example>', 'Site')).toEqual({
    name: 'Ann',
    address: 'ann@a.example',
  });
  expect(parseMailbox('"Ann, Inc." <ann@a.example>', 'Site')).toMatchObject({ name: 'Ann, Inc.' });
  expect(parseMailbox('ann@a.example', 'Site')).toEqual({ name: 'Site', address: 'ann@a.example' });
  expect(parseMailbox('ann', 'Site')).toBeUndefined();
});

test.each([
  [{ command: 'RCPT TO', responseCode: 550, response: '550 no' }, 'refused', undefined],
  [{ command: 'DATA', responseCode: 554, response: '554 spam' }, 'refused', undefined],
  [{ command: 'RCPT TO', responseCode: 451, response: '451 later' }, 'failed', 'delivery'],
  [{ command: 'RCPT TO', responseCode: 421, response: '421 bye' }, 'failed', 'channel'],
  [{ command: 'MAIL FROM', responseCode: 550, response: '550 sender' }, 'failed', 'channel'],
  [{ command: 'AUTH PLAIN', responseCode: 535, response: '535 no' }, 'failed', 'channel'],
  [{ command: 'CONN', code: 'ETIMEDOUT', message: 'Timeout' }, 'failed', 'channel'],
])('%o means %s', (error, result, scope) => {
  expect(smtpFailure(error)).toMatchObject(scope ? { result, scope } : { result });
});
