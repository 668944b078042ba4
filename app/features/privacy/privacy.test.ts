import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { KEY_LIFETIME } from '../../../lib/db/idempotency.ts';
import { contentSecurityPolicy } from '../../../server/http/security-headers.ts';
import { headings, links, pageHtml, readText } from '../../../test/markup.ts';
import { company, replyHours } from '../../facts/site.ts';
import { findCollisions } from '../../ui/transit-map-collisions.ts';
import { sessionLifetime } from '../accounts/sessions.server.ts';
import { accountLimit } from '../accounts/sign-in-attempts.server.ts';
import { resetLifetime } from '../password-reset/resets.server.ts';
import { lifetimes, sections } from './copy.ts';
import { compactMap, wideMap } from './map.ts';
import PrivacyPolicy from './page.tsx';

const html = pageHtml(PrivacyPolicy);
const day = 24 * 60 * 60 * 1000;

test('has the eleven sections in order, each reached from the table of contents', () => {
  expect(sections.map(({ id }) => id)).toEqual([
    'information-collected',
    'use',
    'sharing',
    'security',
    'retention',
    'rights',
    'cookies',
    'third-parties',
    'children',
    'changes',
    'contact',
  ]);
  expect(links(html).filter(({ href }) => href.startsWith('#'))).toEqual(
    sections.map(({ id, title }, index) => ({ href: `#${id}`, text: `${index + 1} ${title}` })),
  );
  expect(headings(html).filter(({ level }) => level === 2)).toHaveLength(1 + sections.length);
});

test('states its date, its age limit and its reply time as the facts have them', () => {
  for (const fact of [
    `Last updated ${company.policyUpdated}`,
    'not for children under 13',
    `within ${replyHours.contact} hours`,
  ]) {
    expect(readText(html)).toContain(fact);
  }
});

describe('what it says is so in the code', () => {
  const code = globSync('app/**/*.{ts,tsx}')
    .filter((file) => !/\.(test|server)\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const using = (pattern: RegExp) =>
    code.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

  test('browser code writes no cookie, outlives no tab and calls nobody in secret', () => {
    expect(code.length).toBeGreaterThan(50);
    expect(using(/document\.cookie|cookieStore|localStorage|indexedDB|sendBeacon/)).toEqual([]);
  });

  test('no page loads a script, font or picture from elsewhere', () => {
    const policy = contentSecurityPolicy({ https: false });
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|\*/);
  });

  test('keys, sessions and password links end when it says', () => {
    expect(lifetimes.keyDays * day).toBe(KEY_LIFETIME);
    expect(lifetimes.sessionDays * day).toBe(sessionLifetime);
    expect((lifetimes.resetHours * day) / 24).toBe(resetLifetime);
    expect((lifetimes.attemptHours * day) / 24).toBe(accountLimit.within);
  });
});

test.each(Object.entries({ wideMap, compactMap }))('nothing collides on %s', (_, layout) => {
  expect(findCollisions(layout)).toEqual([]);
});
