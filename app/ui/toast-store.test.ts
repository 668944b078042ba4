import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore, parseToast } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a new toast replaces the current one', () => {
  const store = createToastStore();
  store.show({ title: 'first' });
  store.show({ title: 'second', tone: 'destructive' });
  expect(store.snapshot()).toEqual([{ id: 2, open: true, title: 'second', tone: 'destructive' }]);
});

test('a dismissed toast closes at once and is removed 1,000,000 ms later', () => {
  const store = createToastStore();
  const id = store.show({ title: 'first' });
  store.dismiss(id);
  expect(store.snapshot()).toEqual([{ id, open: false, title: 'first' }]);
  vi.advanceTimersByTime(999_999);
  expect(store.snapshot()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.snapshot()).toEqual([]);
});

test('removing an old toast keeps the newer one', () => {
  const store = createToastStore();
  store.dismiss(store.show({ title: 'first' }));
  store.show({ title: 'second' });
  vi.advanceTimersByTime(1_000_000);
  expect(store.snapshot()).toMatchObject([{ title: 'second', open: true }]);
});

test('listeners are called once for each change', () => {
  const store = createToastStore();
  const heard = vi.fn();
  const stop = store.subscribe(heard);
  const id = store.show({ title: 'first' });
  store.dismiss(id);
  store.dismiss(id);
  stop();
  store.show({ title: 'second' });
  expect(heard).toHaveBeenCalledTimes(2);
});

test.each([
  ['{"title":"Created","description":"Welcome."}', { title: 'Created', description: 'Welcome.' }],
  ['{"title":"Error","tone":"destructive"}', { title: 'Error', tone: 'destructive' }],
  ['{"title":"Created","tone":1,"other":2}', { title: 'Created' }],
  ['{"title":{}}', undefined],
  ['null', undefined],
  ['"Created"', undefined],
])('the stored notification %s is parsed', (json, message) => {
  expect(parseToast(json)).toEqual(message);
});
