import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { composition } from '../test/app.ts';
import { features, islands } from './features.ts';

test('the composition has every job and rate limit', () => {
  expect(composition.jobs.map(({ name }) => name).sort()).toEqual([
    'due-invoices',
    'expired-data-links',
    'expired-desk-sessions',
    'expired-devices',
    'expired-resets',
    'expired-sessions',
    'expired-sign-in-attempts',
    'idempotency-keys',
    'old-visit-counts',
    'plan-changes',
    'recipients',
    'reply-reminders',
    'site-looks',
  ]);
  expect(composition.limits).toEqual({
    forms: { minute: 60, hour: 600 },
    renders: { minute: 120, hour: 1_200 },
    refusals: { minute: 30, hour: 120 },
    leads: { minute: 60, hour: 240 },
    looks: { minute: 6, hour: 40 },
    messages: { minute: 60, hour: 240 },
    signup: { minute: 60, hour: 240 },
    'sign-in': { minute: 60, hour: 300 },
    chat: { minute: 120, hour: 1_800 },
    'desk-sign-in': { minute: 60, hour: 300 },
    privacy: { minute: 20, hour: 120 },
  });
});

test('every page with a form has a rate limit, and personal pages are private', () => {
  const { rules } = composition;
  const limits = [
    '/free-audit',
    '/contact',
    '/support',
    '/signup',
    '/dashboard',
    '/reset-password',
    '/privacy-policy',
    '/inbox/sign-in',
    '/inbox/setup',
  ];
  expect(limits.map((path) => rules.limitOf(path))).toEqual([
    'leads',
    'messages',
    'messages',
    'signup',
    'sign-in',
    'sign-in',
    'privacy',
    'desk-sign-in',
    'desk-sign-in',
  ]);
  const paths = features.flatMap(({ routes = [] }) => routes.map(({ path }) => `/${path}`));
  expect(paths.filter((path) => rules.find(path)?.rule.personal).sort()).toEqual([
    '/dashboard',
    '/dashboard/data',
    '/free-audit/findings/:id',
    '/inbox',
    '/inbox/*',
    '/inbox/entry/:id',
    '/inbox/entry/:id/erase',
    '/inbox/entry/:id/export',
    '/inbox/export',
    '/inbox/log',
    '/inbox/settings',
    '/inbox/setup',
    '/inbox/sign-in',
    '/inbox/sign-out',
    '/inbox/sources',
    '/privacy-policy/your-data',
    '/privacy-policy/your-data/download',
    '/reset-password',
  ]);
});

test.each([
  ['/inbox/nope', 'inbox/*', '/inbox/nope'],
  ['/INBOX/a%20b/c.data?x=1', 'inbox/*', '/INBOX/a%20b/c'],
  ['/inbox/settings/', 'inbox/settings', '/inbox/settings'],
  ['/inbox/entry/7', 'inbox/entry/:id', '/inbox/entry/7'],
  ['/inbox/entry/7/erase', 'inbox/entry/:id/erase', '/inbox/entry/7/erase'],
  ['/inbox/entry', 'inbox/*', '/inbox/entry'],
  ['/inbox', 'inbox', '/inbox'],
])('%s is a page of %s', (url, route, path) => {
  expect(composition.rules.find(url)).toMatchObject({ rule: { path: route }, path });
});

test('names are unique, and every file that a feature names exists', () => {
  const unique = (names: string[]) => expect(names).toEqual([...new Set(names)]);
  unique(features.map(({ name }) => name));
  unique(composition.events.map(({ name }) => name));
  unique(composition.jobs.map(({ name }) => name));
  unique(features.flatMap(({ islands: own = {} }) => Object.keys(own)));
  unique(features.flatMap(({ migrations = {} }) => Object.keys(migrations)));
  const files = features.flatMap(({ name, routes = [], exports = [] }) =>
    [...routes.map(({ file }) => file), ...exports].map((file) => `app/features/${name}/${file}`),
  );
  expect([...files, ...Object.values(islands)].filter((file) => !existsSync(file))).toEqual([]);
});
