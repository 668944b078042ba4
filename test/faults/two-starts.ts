import { migrations } from '../../app/features.ts';
import { type DatabaseSettings, openDatabase } from '../../lib/db/client.ts';
import { assertMigrated } from '../../lib/db/migrate.ts';
import { startSite } from '../site.ts';
import { variables } from './during.ts';
import { type RefusedStart, refusedStart } from './storage.ts';
import { startVisitors } from './visitors.ts';

/** Result of two servers that start at the same moment, and of one at a port that is taken. */
export interface TwoStartsReport extends RefusedStart {
  acknowledged: number;
  other: number;
  lost: number;
  doubled: number;
}

/** Two servers start at once on an empty database, and take leads; a third wants the first one's port. */
export async function twoStarts(settings: DatabaseSettings): Promise<TwoStartsReport> {
  const env = { ...variables(settings), RATE_LIMIT: 'off' };
  const sites = await Promise.all([startSite(env), startSite(env)]);
  try {
    const db = openDatabase(settings);
    await assertMigrated(db, migrations);
    await db.close();
    let turn = 0;
    const visitors = startVisitors(() => sites[turn++ % 2]?.url ?? '');
    await visitors.untilAcknowledged(200);
    const refused = await refusedStart({ ...env, PORT: new URL(sites[0].url).port });
    await visitors.untilAcknowledged(200);
    await visitors.stop();
    const { acknowledged, other, lost, doubled } = await visitors.report(settings);
    return { acknowledged, other, ...refused, lost, doubled };
  } finally {
    for (const site of sites) await site.stop();
  }
}
