import { openDatabase } from '../../../lib/db/client.ts';
import { type Migrations, migrate } from '../../../lib/db/migrate.ts';
import { EnvError, readEnv } from '../../../server/env.ts';
import { syncBlog } from './sync-blog.server.ts';
import type { SyncReport } from './sync-notion.server.ts';

/**
 * Syncs once and says what it did.
 * @param tell gets the report instead of the terminal.
 * @returns the exit code: 1 when the source could not be read.
 */
export async function startSync(
  source: Record<string, string | undefined>,
  migrations: Migrations,
  tell: (report: SyncReport, from: string) => void = print,
): Promise<number> {
  try {
    const env = readEnv(source);
    const db = openDatabase(env);
    try {
      await migrate(db, migrations);
      const report = await syncBlog({ db, clock: Date.now, site: env.site }, env.notion);
      tell(report, env.notion ? 'Notion' : 'content/blog');
      return report.unavailable ? 1 : 0;
    } finally {
      await db.close();
    }
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    return 1;
  }
}

function print(report: SyncReport, from: string): void {
  for (const problem of report.problems) console.error(`Skipped: ${problem}`);
  if (report.unavailable) console.error(`Not read to the end: ${report.unavailable}`);
  const { published, stored, removed } = report;
  console.log(`${from}: ${published} published, ${stored} new or changed, ${removed} removed.`);
}
