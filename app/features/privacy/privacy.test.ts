import { globSync, readFileSync } from 'node:fs';
import { createRoutesStub } from 'react-router';
import { describe, expect, test } from 'vitest';
import { privacyFacts } from '../../../assistant/facts/privacy-facts.ts';
import { MAX_KEPT } from '../../../lib/backup/nightly.ts';
import { KEY_LIFETIME } from '../../../lib/db/idempotency.ts';
import { readEnv } from '../../../server/env.ts';
import { contentSecurityPolicy } from '../../../server/http/security-headers.ts';
import { headings, links, pageHtml, readText } from '../../../test/markup.ts';
import { lifetimes } from '../../facts/privacy.ts';
import { company, replyHours } from '../../facts/site.ts';
import { findCollisions } from '../../ui/transit-map-collisions.ts';
import { deviceLifetime } from '../accounts/devices.server.ts';
import { sessionLifetime } from '../accounts/sessions.server.ts';
import { accountLimit } from '../accounts/sign-in-attempts.server.ts';
import { resultHours } from '../audit/site-looks.server.ts';
import { resetLifetime } from '../password-reset/resets.server.ts';
import { sections } from './copy.ts';
import { compactMap, wideMap } from './map.ts';
import PrivacyPolicy from './page.tsx';
import { accountsKept, requestsKept, spamDeleted, spamKept } from './retention-copy.ts';

const html = pageHtml(createRoutesStub([{ path: '/', Component: PrivacyPolicy }]));
const day = 24 * 60 * 60 * 1000;

test('has the eleven sections in order, each linked from the table of contents', () => {
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
  expect(links(html).filter(({ text }) => /^\d+ /.test(text))).toEqual(
    sections.map(({ id, title }, index) => ({ href: `#${id}`, text: `${index + 1} ${title}` })),
  );
  expect(headings(html).filter(({ level }) => level === 2)).toHaveLength(1 + sections.length);
  expect(links(html).map(({ href }) => href)).toContain('#your-data');
});

test('states its date, minimum age and reply time from the facts', () => {
  for (const fact of [
    `Last updated ${company.policyUpdated}`,
    'not for children under 13',
    `within ${replyHours.contact} hours`,
  ]) {
    expect(readText(html)).toContain(fact);
  }
});

describe('the code does what the policy says', () => {
  const code = globSync('app/**/*.{ts,tsx}')
    .filter((file) => !/\.(test|server)\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const using = (pattern: RegExp) =>
    code.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

  test('browser code sets no cookies, stores nothing beyond the tab and sends no beacons', () => {
    expect(code.length).toBeGreaterThan(50);
    expect(using(/document\.cookie|cookieStore|localStorage|indexedDB|sendBeacon/)).toEqual([]);
  });

  test('pages load scripts, fonts and pictures from this site only', () => {
    const policy = contentSecurityPolicy({ https: false });
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|\*/);
  });

  test('keys, sessions, password links and attempts expire when the policy says', () => {
    expect(lifetimes.keyDays * day).toBe(KEY_LIFETIME);
    expect(lifetimes.sessionDays * day).toBe(sessionLifetime);
    expect(lifetimes.deviceDays * day).toBe(deviceLifetime);
    expect((lifetimes.resetHours * day) / 24).toBe(resetLifetime);
    expect((lifetimes.attemptHours * day) / 24).toBe(accountLimit.within);
    expect(lifetimes.backupDays).toBe(MAX_KEPT);
    expect(lifetimes.lookHours).toBe(resultHours);
  });
});

test.each(Object.entries({ wideMap, compactMap }))(
  'no labels or lines collide on %s',
  (_, layout) => {
    expect(findCollisions(layout)).toEqual([]);
  },
);

test('the policy and the assistant say how long the settings keep requests', () => {
  const kept = { requests: 730, spam: 90, accounts: 180 };
  expect(requestsKept(kept)).toBe('730 days, or until you ask us to delete them.');
  expect(spamKept(kept)).toEqual([['Requests held for review as spam:', '90 days.']]);
  expect(spamDeleted(kept)).toBe('The software deletes it after 90 days.');
  expect(accountsKept(kept)).toContain('180 days after a canceled plan has ended');
  const none = readEnv({}).site.retention;
  expect(readText(html)).toContain(requestsKept(none));
  expect(readText(html)).toContain('The software never deletes it.');
  const site = readEnv({ RETENTION_REQUESTS: '730' }).site;
  expect(site.retention.requests).toBe(730);
  const fact = privacyFacts(site).find(({ id }) => id === 'privacy.retention');
  expect(fact?.en).toContain('730 days');
});
