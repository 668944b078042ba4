import { expect, test } from 'vitest';
import { isCurrent } from './navigation.ts';

test.each([
  ['/', '/', true],
  ['/', '/pricing', false],
  ['/pricing', '/pricing', true],
  ['/pricing', '/pricing/', true],
  ['/blog', '/blog/first-post', true],
  ['/about', '/about-us', false],
  ['/', '//', false],
])('the link to %s on the page %s', (href, pathname, current) => {
  expect(isCurrent(href, pathname)).toBe(current);
});
