import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attemptFor, clearDraft, readDraft, saveEntries } from './draft.ts';

beforeEach(() => clearDraft('audit'));
afterEach(() => vi.unstubAllGlobals());

const entries = { name: 'Rosa', goals: 'More calls' };

test('the same entries are sent again unchanged, under the same key', () => {
  const first = attemptFor('audit', entries, { attribution: { firstLanding: '/' } });
  saveEntries('audit', entries);
  expect(attemptFor('audit', { ...entries }, { attribution: { firstLanding: '/b' } })).toEqual(
    first,
  );
  expect(JSON.parse(first.body)).toEqual({ ...entries, attribution: { firstLanding: '/' } });
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
});

test('changed entries get a new key', () => {
  const first = attemptFor('audit', entries, {});
  const second = attemptFor('audit', { ...entries, goals: 'More orders' }, {});
  expect(second.key).not.toBe(first.key);
  expect(second.body).toContain('More orders');
});

test('a draft without entries is removed', () => {
  saveEntries('audit', entries);
  expect(readDraft('audit')?.values).toEqual(entries);
  saveEntries('audit', {});
  expect(readDraft('audit')).toBeUndefined();
});

test('each form has its own draft', () => {
  saveEntries('audit', entries);
  expect(readDraft('support')).toBeUndefined();
});

test('an attempt with a password is never stored', () => {
  const secret = { name: 'Rosa', password: 'a good long one' };
  const first = attemptFor('audit', secret, {}, true);
  saveEntries('audit', { name: 'Rosa' });
  expect(attemptFor('audit', { ...secret }, {}, true)).toEqual(first);
  expect(readDraft('audit')).toEqual({ values: { name: 'Rosa' } });
  clearDraft('audit');
  expect(attemptFor('audit', secret, {}, true).key).not.toBe(first.key);
});

test.each([
  'not JSON',
  'null',
  '7',
  '{"values":["a"',
  '{"values":{"name":1}}',
  '{"values":{},"attempt":{"key":[]}}',
  '{"attempt":{}}',
])('a stored text that is no draft is ignored: %s', (stored) => {
  vi.stubGlobal('sessionStorage', { getItem: () => stored });
  expect(readDraft('audit')).toBeUndefined();
});

test('a stored draft is read back', () => {
  const draft = { values: entries, attempt: { key: 'k', body: '{}', entries: '{}' } };
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(draft) });
  expect(readDraft('audit')).toEqual(draft);
});
