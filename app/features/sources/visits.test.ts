import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { getVerbatim, startTestApp } from '../../../server/http/test-app.ts';
import { describeEngines } from '../../../test/engines.ts';
import { createVisitCounter, madeUpAtMost } from './counter.server.ts';
import { deleteOldCounts } from './old-counts.server.ts';
import { arrivalOf, sourceOf } from './source-of.ts';
import { beginsVisit, createBotCheck } from './visit.server.ts';

const agent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';
const siteUrl = 'https://example.com';

test.each([
  ['', '', 'direct', ''],
  ['', 'https://www.google.co.uk/', 'google', ''],
  ['', 'android-app://com.google.android.gm/', 'google', ''],
  ['', 'https://lm.facebook.com/l.php?u=x', 'facebook', ''],
  ['', 'https://t.co/x', 'x', ''],
  ['', 'https://www.bing.com/search?q=ann@example.com', 'bing', ''],
  ['', 'https://user:secret@blog.example:8443/a?b', 'blog.example', ''],
  ['', 'about:blank', 'unknown', ''],
  ['utm_source=Newsletter&utm_campaign=Spring+Sale%21', '', 'newsletter', 'spring sale!'],
  ['a=1&utm_source=fb&fbclid=x', 'https://example.org/', 'facebook', ''],
  ['utm_source=google.com', '', 'google', ''],
  ['utm_source=&gclid=x', '', 'google', 'ad'],
  ['gclid=x&utm_campaign=brand', 'https://www.google.com/', 'google', 'brand'],
  ['xgclid=x', '', 'direct', ''],
  ['li_fat_id=x', 'https://www.linkedin.com/', 'linkedin', 'ad'],
  ['xutm_source=a&utm_source=b', '', 'b', ''],
  ['utm_campaign=lost', 'https://blog.example/', 'blog.example', 'lost'],
  ['utm_source=mail&utm_campaign=ann%40example.com', '', 'mail', 'other'],
  ['utm_source=%E0%A4%A&utm_campaign=%00%0a', '', '%e0%a4%a', ''],
  [`utm_source=${'x'.repeat(999)}`, '', 'x'.repeat(40), ''],
])('a visit with %s from %s comes from %s, %s', (query, referrer, source, campaign) => {
  expect(sourceOf(query, referrer)).toEqual({ source, campaign });
});

const nothing = {
  ...{ first_landing: null, last_landing: null, referrer: null },
  ...{ utm_source: null, utm_campaign: null },
};

test.each([
  [{}, '', 'unknown', ''],
  [{ first_landing: '/', last_landing: '/blog/' }, '/', 'direct', ''],
  [{ first_landing: '/a/?x=1', referrer: 'https://yelp.com/biz' }, '/a', 'yelp', ''],
  [
    { first_landing: '/', last_landing: '/b?utm_source=ig', referrer: 'https://t.co/' },
    '/b',
    'instagram',
    '',
  ],
  [{ utm_source: 'Flyer', utm_campaign: 'May & June' }, '', 'flyer', 'may & june'],
  [{ first_landing: 'javascript:x' }, '', 'direct', ''],
])('a request with %j comes from %s %s %s', (row, landing, source, campaign) => {
  expect(arrivalOf({ ...nothing, ...row })).toEqual({ landing, source, campaign });
});

describe('a request begins a visit', () => {
  const begins = (headers: Record<string, string | undefined>, method = 'GET') =>
    beginsVisit(
      { method, headers: { host: 'example.com', 'user-agent': agent, ...headers } },
      siteUrl,
      createBotCheck(),
    );

  it.each([
    {},
    { referer: 'https://www.google.com/' },
    { referer: 'https://example.com.evil.example/' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
    { 'if-none-match': '"x"' },
    { cookie: 'session=x' },
  ])('with %j', (headers) => expect(begins(headers)).toBe(true));

  it.each([
    { referer: 'https://example.com' },
    { referer: 'https://example.com/pricing' },
    { referer: 'http://127.0.0.1:3000/x', host: '127.0.0.1:3000' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-dest': 'iframe' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'x-moz': 'prefetch' },
    { 'cache-control': 'max-age=0' },
    { 'cache-control': 'no-cache', pragma: 'no-cache' },
    { 'user-agent': undefined },
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'user-agent': 'curl/8.9.0' },
    { 'user-agent': agent.replace('Chrome', 'HeadlessChrome') },
    { cookie: 'a=b; desk=x' },
    { cookie: '__Host-desk=x' },
  ])('not with %j', (headers) => expect(begins(headers)).toBe(false));

  it('not with HEAD', () => expect(begins({}, 'HEAD')).toBe(false));
});

describeEngines('Counts of visits', (engine) => {
  const now = Date.UTC(2026, 10, 22, 17);

  it('are of pages that were sent from memory and rendered, stored when the server stops', async () => {
    const db = await engine.open();
    const { app } = await startTestApp({ parts: { db, clock: () => now } });
    const get = async (path: string, headers = {}) =>
      (await getVerbatim(app, path, { 'user-agent': agent, ...headers })).statusCode;
    const tag = String((await app.inject('/')).headers.etag);
    expect(await get('/?utm_source=flyer')).toBe(200);
    expect(await get('/?utm_source=flyer', { 'if-none-match': tag })).toBe(304);
    // Through a proxy, another spelling, and rendered.
    expect(await get('/', { 'x-forwarded-for': '1.1.1.1' })).toBe(200);
    expect(await get('/Free-Audit', { referer: 'https://t.co/' })).toBe(200);
    expect(await get('/rendered', { referer: 'https://t.co/' })).toBe(200);
    for (const path of ['/pricing/', '/nothing', '/assets/app-1a2b.css', '/inbox', '/dashboard']) {
      await get(path);
    }
    await get('/', { 'cache-control': 'max-age=0' });
    await app.inject({ url: '/', headers: { 'user-agent': 'Googlebot/2.1' } });
    const leads = { ...nothing, first_landing: '/', referrer: 'https://t.co/' };
    await app.close();
    const other = createVisitCounter(() => now, siteUrl);
    other.started(leads);
    await other.store(db);
    expect(await counted()).toEqual([
      ['2026-11-22', '/', 'direct', '', 1, 0],
      ['2026-11-22', '/', 'flyer', '', 2, 0],
      ['2026-11-22', '/', 'x', '', 0, 1],
      ['2026-11-22', '/free-audit', 'x', '', 1, 0],
      ['2026-11-22', '/rendered', 'x', '', 1, 0],
    ]);

    await deleteOldCounts({ db, clock: () => now + 400 * 86_400_000 });
    expect(await counted()).toHaveLength(5);
    await deleteOldCounts({ db, clock: () => now + 401 * 86_400_000 });
    expect(await counted()).toEqual([]);

    async function counted() {
      const rows = await db.read.selectFrom('visit_counts').selectAll().execute();
      return rows
        .map((row) => [row.day, row.landing, row.source, row.campaign, row.visits, row.started])
        .sort();
    }
  });

  it('are stored every 10 seconds, also where another server listens, as in development', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const db = await engine.open();
    const { app } = await startTestApp({ parts: { db, clock: () => now } });
    await app.inject({ url: '/', headers: { 'user-agent': agent } });
    vi.advanceTimersByTime(10_000);
    const visits = () => db.read.selectFrom('visit_counts').select('visits').execute();
    await expect.poll(visits).toEqual([{ visits: 1 }]);
    expect(app.server.listening).toBe(false);
  });

  it('add up from several processes, survive a failure, and leave no room for made-up names', async () => {
    const db = await engine.open();
    let time = now;
    const processes = [0, 1].map(() => createVisitCounter(() => time, siteUrl));
    const [first, second] = processes as [(typeof processes)[0], (typeof processes)[0]];
    const visit = (counter: typeof first, url: string) =>
      counter?.page('/', { method: 'GET', url, headers: { 'user-agent': agent } } as never);
    for (let i = 0; i < 600; i += 1) visit(first, `/?utm_source=s${i}`);
    for (let i = 0; i < 600; i += 1) visit(first, `/?utm_source=google&utm_campaign=c${i}`);
    visit(first, '/');
    visit(second, '/');
    visit(second, '/?utm_source=s1');
    const broken = { write: () => Promise.reject(new Error('no disk')) } as unknown as typeof db;
    await expect(first?.store(broken)).rejects.toThrow('no disk');
    await Promise.all(processes.map((counter) => counter.store(db)));
    // A restart makes room for no more.
    const restarted = createVisitCounter(() => time, siteUrl);
    await restarted.load(db);
    visit(restarted, '/?utm_source=new');
    visit(restarted, '/?utm_source=s1');
    await restarted.store(db);
    const rows = await db.read.selectFrom('visit_counts').selectAll().execute();
    const of = (source: string, campaign = '') =>
      rows.find((row) => row.source === source && row.campaign === campaign)?.visits;
    expect(rows).toHaveLength(madeUpAtMost + 3);
    expect(of('direct')).toBe(2);
    expect(of('s1')).toBe(3);
    expect(of('other', 'other')).toBe(101);
    expect(of('google', 'other')).toBe(600);
    expect(rows.reduce((sum, { visits }) => sum + visits, 0)).toBe(1_205);
    // The next day has room again.
    time += 86_400_000;
    visit(restarted, '/?utm_source=new');
    await restarted.store(db);
    const next = await db.read
      .selectFrom('visit_counts')
      .select(['day', 'source'])
      .where('day', '>', '2026-11-22')
      .execute();
    expect(next).toEqual([{ day: '2026-11-23', source: 'new' }]);
  });
});
