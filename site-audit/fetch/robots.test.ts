import { expect, test } from 'vitest';
import { mayRead } from './robots.ts';

const agent = 'BeltwayAgentsAudit';

test.each([
  ['an empty file', '', '/', true],
  ['everything forbidden to all', 'User-agent: *\nDisallow: /', '/', false],
  ['an empty rule', 'User-agent: *\nDisallow:', '/', true],
  ['another program’s rules', 'User-agent: Other\nDisallow: /', '/', true],
  ['our own rules, whatever the case', 'user-agent: beltwayagentsaudit\ndisallow: /', '/', false],
  [
    'our own rules before those of all',
    'User-agent: *\nDisallow: /\n\nUser-agent: BeltwayAgentsAudit\nAllow: /',
    '/',
    true,
  ],
  ['a group of two programs', 'User-agent: Other\nUser-agent: *\nDisallow: /a', '/a/b', false],
  ['the longer rule', 'User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b', true],
  ['Allow in a tie', 'User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
  ['a wildcard', 'User-agent: *\nDisallow: /*.php', '/x/y.php?z', false],
  ['the end of the path', 'User-agent: *\nDisallow: /*.php$', '/x/y.php?z', true],
  ['the end of the path, reached', 'User-agent: *\nDisallow: /*.php$', '/x/y.php', false],
  ['an end without a wildcard', 'User-agent: *\nDisallow: /$', '/a', true],
  ['a comment', 'User-agent: * # all\nDisallow: / # the whole site', '/a', false],
  ['carriage returns', 'User-agent: *\r\nDisallow: /\r\n', '/a', false],
  ['a page of HTML', '<html><p>User-agent: *</p><p>Disallow: /</p>', '/a', true],
])('%s', (_, robots, path, allowed) => {
  expect(mayRead(robots, agent, path)).toBe(allowed);
});
