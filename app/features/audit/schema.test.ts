import { expect, test } from 'vitest';
import { auditQuestions } from '../../facts/site.ts';
import { parseForm } from '../../forms/rules.ts';
import { auditFields, auditSchema, businessTypes } from './schema.ts';

const good = {
  name: 'Rosa Alvarez',
  email: 'rosa@example.com',
  phone: '7035550199',
  company: 'Alvarez Bakery',
  website: '',
  businessType: 'Retail Store',
  currentMarketing: '',
  goals: '0123456789',
};

const rules: [field: keyof typeof good, shortest: string, tooShort: string, message: string][] = [
  ['name', 'Al', 'A', 'Name must be at least 2 characters'],
  ['phone', '0123456789', '012345678', 'Please enter a valid phone number'],
  ['company', 'AB', 'A', 'Company name must be at least 2 characters'],
  ['goals', '0123456789', '012345678', 'Please describe your marketing goals'],
  ['email', 'a@example.com', 'a', 'Please enter a valid email address'],
  ['website', 'https://example.com', 'bakery', 'Please enter a valid URL'],
  ['businessType', 'Other', '', 'Please select a business type'],
];

test.each(rules)('%s accepts %j and rejects %j: %s', (field, shortest, tooShort, message) => {
  const entry = (value: string) => parseForm(auditSchema, { ...good, [field]: value });
  expect(entry(shortest)).toHaveProperty(`values.${field}`, shortest);
  expect(entry(tooShort)).toEqual({ errors: { [field]: message } });
});

test.each(['name', 'email', 'phone', 'company', 'businessType', 'goals'] as const)(
  '%s is required',
  (field) => {
    const { [field]: _, ...rest } = good;
    expect(parseForm(auditSchema, rest)).toHaveProperty(
      `errors.${field}`,
      rules.find(([name]) => name === field)?.[3],
    );
  },
);

const limits = { name: 100, phone: 40, company: 150, currentMarketing: 2000, goals: 2000 };

test.each(Object.entries(limits))('%s accepts %i characters and no more', (field, max) => {
  expect(parseForm(auditSchema, { ...good, [field]: 'x'.repeat(max) })).toHaveProperty('values');
  expect(parseForm(auditSchema, { ...good, [field]: 'x'.repeat(max + 1) })).toHaveProperty(
    `errors.${field}`,
    expect.stringContaining(`at most ${max} characters`),
  );
});

test('every field full of four-byte characters stays below 64 KB as a form post', () => {
  const full = Object.fromEntries(
    Object.entries({ ...limits, website: 500, email: 254 }).map(([field, max]) => [
      field,
      '\u{1F3EA}'.repeat(max / 2),
    ]),
  );
  expect(new URLSearchParams(full).toString().length).toBeLessThan(64 * 1024);
});

test('optional fields may be missing; the source defaults to website', () => {
  const { website: _w, currentMarketing: _c, ...required } = good;
  expect(parseForm(auditSchema, required)).toEqual({
    values: { ...required, website: '', currentMarketing: '', source: 'website' },
  });
});

test('the form has as many fields as the pages say', () => {
  expect(auditFields).toHaveLength(auditQuestions.count);
});

test('the eleven business types are accepted', () => {
  expect(businessTypes).toHaveLength(11);
  for (const businessType of businessTypes) {
    expect(parseForm(auditSchema, { ...good, businessType })).toHaveProperty('values');
  }
});

test('unknown fields are dropped', () => {
  const entry = JSON.parse('{"__proto__":{"admin":true},"constructor":"x","id":"1","admin":true}');
  const parsed = parseForm(auditSchema, { ...entry, ...good });
  expect(parsed).toEqual({ values: { ...good, source: 'website' } });
});

test.each([null, [], 'text', 7])('%j is rejected', (entry) => {
  expect(parseForm(auditSchema, entry)).toHaveProperty('errors');
});

test('attribution never rejects a lead', () => {
  const attribution = { firstLanding: `/?${'x'.repeat(900)}`, referrer: 7, utmSource: 'a\u0000b' };
  expect(parseForm(auditSchema, { ...good, attribution })).toMatchObject({
    values: {
      attribution: { firstLanding: `/?${'x'.repeat(298)}`, utmSource: 'a b' },
    },
  });
  expect(parseForm(auditSchema, { ...good, attribution: 'x' })).toHaveProperty('values');
});
