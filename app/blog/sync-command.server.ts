import { openDatabase } from '../../server/db/client.ts';
import { migrate } from '../../server/db/migrate.ts';
import { EnvError, readEnv } from '../../server/env.ts';
import { syncBlog } from './start.server.ts';

/** Syncs once and says what it did. @returns the exit code: 1 when the source could not be read. */
export async function startSync(source: Record<string, string | undefined>): Promise<number> {
  try {
    const env = readEnv(source);
    const db = openDatabase(env);
    try {
      await migrate(db);
      const report = await syncBlog({ db, clock: Date.now, site: env.site }, env.notion);
      for (const problem of report.problems) console.error(`Skipped: ${problem}`);
      if (report.unavailable) console.error(`Not read to the end: ${report.unavailable}`);
      const from = env.notion ? 'Notion' : 'content/blog';
      console.log(
        `${from}: ${report.published} published, ${report.stored} new or changed, ${report.removed} removed.`,
      );
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
