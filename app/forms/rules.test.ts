import * as v from 'valibot';
import { expect, test } from 'vitest';
import { email, line, lines, parseForm, website } from './rules.ts';

const name = v.object({ name: line({ label: 'Name', min: 2, max: 5, tooShort: 'short' }) });
const text = v.object({ text: lines({ label: 'Text', min: 3, max: 8, tooShort: 'short' }) });
const site = v.object({ site: website() });
const mail = v.object({ mail: email() });

const oneLine = 'Name must be one line without control characters';

test.each([
  ['Al', 'Al'],
  ['  Al\t', 'Al'],
  ['Zoë 李', 'Zoë 李'],
  ['🙂🙂🙂🙂🙂', '🙂🙂🙂🙂🙂'],
])('a line accepts %j', (entry, value) => {
  expect(parseForm(name, { name: entry })).toEqual({ values: { name: value } });
});

test.each([
  ['A', 'short'],
  [' A ', 'short'],
  ['', 'short'],
  [undefined, 'short'],
  [7, 'short'],
  ['🙂', 'short'],
  ['🙂🙂🙂🙂🙂🙂', 'Name must be at most 5 characters'],
  ['Albert', 'Name must be at most 5 characters'],
  ['A\r\nB', oneLine],
  ['Al\n', oneLine],
  ['A\0l', oneLine],
  ['A\tl', oneLine],
  ['A\u2028l', oneLine],
  ['A\u0085l', oneLine],
])('a line rejects %j with one message', (entry, message) => {
  expect(parseForm(name, { name: entry })).toEqual({ errors: { name: message } });
});

test.each([{}, { name: undefined }, { name: null }, { other: 'Al' }])(
  'a field that %j lacks has its own message',
  (entry) => {
    expect(parseForm(name, entry)).toEqual({ errors: { name: 'short' } });
  },
);

test.each([{}, { note: undefined }, { note: null }])(
  'an optional field that %j lacks has its default',
  (entry) => {
    const form = v.object({
      note: v.optional(line({ label: 'Note', max: 9 }), 'none'),
      page: v.optional(line({ label: 'Page', max: 9 })),
    });
    expect(parseForm(form, entry)).toEqual({ values: { note: 'none' } });
  },
);

test.each([[[]], ['text'], [null], [undefined]])('%j is no entry', (entry) => {
  expect(parseForm(name, entry)).toEqual({ errors: { '': 'Invalid input' } });
});

test('a message quotes no entry', () => {
  const list = v.object({ list: v.array(v.object({ id: v.number() })) });
  const invalid = { errors: { list: 'Invalid input' } };
  for (const entry of ['secret', [{ id: 'secret' }], [{}]]) {
    expect(parseForm(list, { list: entry })).toEqual(invalid);
  }
  expect(parseForm(list, [])).toEqual({ errors: { '': 'Invalid input' } });
});

test.each([
  [' a\r\nb\t ', 'a\nb'],
  ['a\rb', 'a\nb'],
])('multi-line text accepts %j', (entry, value) => {
  expect(parseForm(text, { text: entry })).toEqual({ values: { text: value } });
});

test.each([
  ['ab', 'short'],
  ['123456789', 'Text must be at most 8 characters'],
  ['ab\0c', 'Text must not contain control characters'],
  ['ab\u001bc', 'Text must not contain control characters'],
])('multi-line text rejects %j', (entry, message) => {
  expect(parseForm(text, { text: entry })).toEqual({ errors: { text: message } });
});

test.each([
  ['', ''],
  ['  ', ''],
  ['example.com', 'https://example.com'],
  ['www.example.com/a?b=c', 'https://www.example.com/a?b=c'],
  ['example.com:8080', 'https://example.com:8080'],
  ['http://example.com', 'http://example.com'],
  ['HTTPS://EXAMPLE.COM', 'HTTPS://EXAMPLE.COM'],
  ['münchen.de', 'https://münchen.de'],
])('a website %j becomes %j', (entry, value) => {
  expect(parseForm(site, { site: entry })).toEqual({ values: { site: value } });
});

test.each([
  'bakery',
  'my bakery.com',
  'javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'ftp://example.com',
  'https://',
  'https:///',
  'http://exa mple.com',
  'mailto:a@example.com',
])('a website rejects %j', (entry) => {
  expect(parseForm(site, { site: entry })).toEqual({
    errors: { site: 'Please enter a valid URL' },
  });
});

test.each(['ann@example.com', ' ann@example.com ', 'a.b+c@sub.example.co'])(
  'an email address accepts %j',
  (entry) => {
    expect(parseForm(mail, { mail: entry })).toEqual({ values: { mail: entry.trim() } });
  },
);

test.each([
  '',
  undefined,
  'ann',
  'ann@',
  '@example.com',
  'ann@example',
  'a b@example.com',
  'ann@example.com, bob@example.com',
])('an email address rejects %j', (entry) => {
  expect(parseForm(mail, { mail: entry })).toEqual({
    errors: { mail: 'Please enter a valid email address' },
  });
});

test('an email address has no line break and at most 254 characters', () => {
  expect(parseForm(mail, { mail: 'ann@example.com\r\nBcc: eve@example.com' })).toHaveProperty(
    'errors.mail',
    'Email must be one line without control characters',
  );
  expect(parseForm(mail, { mail: `${'a'.repeat(250)}@example.com` })).toHaveProperty(
    'errors.mail',
    'Email must be at most 254 characters',
  );
});
