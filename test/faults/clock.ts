import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DatabaseSettings, openDatabase } from '../../lib/db/client.ts';
import { startSmtp } from '../fakes/smtp.ts';
import { startSite } from '../site.ts';
import { variables } from './during.ts';
import { startVisitors } from './visitors.ts';

/** What the clock's jumps did to leads and to the mails about them. */
export interface ClockReport {
  acknowledged: number;
  other: number;
  pagesFailed: number;
  /** Acknowledged leads that aren't stored. */
  lost: number;
  doubled: number;
  /** Mails that weren't accepted within three minutes of the last jump's end, or were given up. */
  unsent: number;
  /** Mails that were accepted twice. */
  repeated: number;
}

const day = 24 * 60 * 60 * 1_000;
/** Where the clock stands, in ms from the right time. */
const jumps = [3 * day, -day, 400 * day, 0];

/** The clock jumps while leads come in and mails go out: three days ahead, then back, and so on. */
export async function clockJumps(settings: DatabaseSettings): Promise<ClockReport> {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'));
  const clockFile = join(folder, 'clock');
  const smtp = await startSmtp();
  const site = await startSite(
    { ...variables(settings), RATE_LIMIT: 'off', SMTP_URL: smtp.url, CLOCK_FILE: clockFile },
    { command: ['--import', './test/faults/moved-clock.mjs', 'server/main.mjs'] },
  );
  const visitors = startVisitors(() => site.url, { clients: 2, pause: 200 });
  try {
    await visitors.untilAcknowledged(10);
    for (const moved of jumps) {
      writeFileSync(clockFile, `${moved}`);
      site.process.kill('SIGUSR2');
      await visitors.untilAcknowledged(10);
    }
    await visitors.stop();
    const unsent = await untilSent(settings);
    const { acknowledged, other, pagesFailed, lost, doubled } = await visitors.report(settings);
    const ids = smtp.mails.map(({ id }) => id);
    const repeated = ids.length - new Set(ids).size;
    return { acknowledged, other, pagesFailed, lost, doubled, unsent, repeated };
  } finally {
    await site.stop();
    await smtp.close();
    rmSync(folder, { recursive: true });
  }
}

/** Waits until no mail about a lead waits. @returns how many do after three minutes, or were given up. */
async function untilSent(settings: DatabaseSettings): Promise<number> {
  const db = openDatabase(settings);
  const late = performance.now() + 180_000;
  try {
    for (;;) {
      const rows = await db.read
        .selectFrom('deliveries')
        .select('id')
        .where('event', '=', 'lead.created')
        .where('state', 'in', ['waiting', 'failed'])
        .execute();
      if (rows.length === 0 || performance.now() > late) return rows.length;
      await sleep(200);
    }
  } finally {
    await db.close();
  }
}
