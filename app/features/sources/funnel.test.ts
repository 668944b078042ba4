import { expect, it } from 'vitest';
import { describeEngines } from '../../../test/engines.ts';
import { sampleLead } from '../../../test/sample-lead.ts';
import { testServices } from '../../../test/services.ts';
import { storeLead } from '../audit/leads.server.ts';
import { createFiller } from '../inbox/fill.server.ts';
import { recordEvent } from '../inbox/progress.server.ts';
import { loadFunnel } from './funnel.server.ts';
import { readFunnelFilter } from './funnel.ts';

// A Sunday; the week began on Monday, November 16.
const now = Date.UTC(2026, 10, 22, 17);
const week = 7 * 86_400_000;

describeEngines('The funnel', (engine) => {
  it('shows how far visitors came, by week and by where they came from', async () => {
    const db = await engine.open();
    await db.insert([
      {
        table: 'visit_counts',
        rows: [
          {
            day: '2026-11-16',
            landing: '/',
            source: 'google',
            campaign: '',
            visits: 7,
            started: 2,
          },
          {
            day: '2026-11-22',
            landing: '/blog',
            source: 'google',
            campaign: 'ad',
            visits: 5,
            started: 1,
          },
          {
            day: '2026-11-15',
            landing: '/',
            source: 'direct',
            campaign: '',
            visits: 3,
            started: 1,
          },
          {
            day: '2026-08-01',
            landing: '/',
            source: 'direct',
            campaign: '',
            visits: 9,
            started: 9,
          },
        ],
      },
    ]);
    const send = async (email: string, at: number, referrer: string, source?: string) => {
      const services = testServices(db, () => at);
      const attribution = { firstLanding: '/', lastLanding: '/', referrer };
      const lead = {
        ...sampleLead,
        email,
        attribution,
        ...(source ? { attribution: undefined } : {}),
      };
      const stored = await storeLead(services, lead, { source: '192.0.2.1', key: undefined });
      return stored.kind === 'done' ? String(stored.answer.body.id) : '';
    };
    const won = await send('won@example.com', now, 'https://google.com/');
    const reached = await send('reached@example.com', now, 'https://google.com/');
    await send('late@example.com', now - week, '');
    await send('api@example.com', now, '', 'api');
    const held = await send('held@example.com', now, '');
    await createFiller(db).fill(10);
    await db.write(async (tx) => {
      const note = { ownerId: 'ann', at: now };
      await recordEvent(tx, { ...note, ids: [won], event: 'won' });
      await recordEvent(tx, { ...note, ids: [reached], event: 'reached' });
      await tx.updateTable('entries').set({ held: 1 }).where('id', '=', held).execute();
      // Entries of an earlier version have no source yet.
      await tx.updateTable('entries').set({ source: null, landing: null }).execute();
    });
    expect(await createFiller(db).fill(10)).toBe(5);
    expect(await createFiller(db).fill(10)).toBe(0);

    const load = (query: string) =>
      loadFunnel(db.read, readFunnelFilter(new URLSearchParams(query)), now);
    const bySource = await load('weeks=4');
    expect(bySource.since).toBe('2026-08-01');
    expect(bySource.total).toEqual({ visits: 15, started: 4, sent: 4, reached: 2, customers: 1 });
    expect(bySource.weeks.map(({ counts }) => Object.values(counts))).toEqual([
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
      [3, 1, 1, 0, 0],
      [12, 3, 3, 2, 1],
    ]);
    expect(bySource.groups.map(({ name, counts }) => [name, ...Object.values(counts)])).toEqual([
      ['google', 12, 3, 2, 2, 1],
      ['direct', 3, 1, 1, 0, 0],
      ['unknown', 0, 0, 1, 0, 0],
    ]);
    const pages = await load('by=landing&source=google');
    expect(pages.groups.map(({ name, counts }) => [name, ...Object.values(counts)])).toEqual([
      ['/', 7, 2, 2, 2, 1],
      ['/blog', 5, 1, 0, 0, 0],
    ]);
    expect((await load('by=campaign&campaign=ad')).total.visits).toBe(5);
  });
});
