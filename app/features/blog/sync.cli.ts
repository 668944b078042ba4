/**
 * `npm run blog:sync`: syncs the posts once, also while the server runs. For Notion, the server
 * runs this command in a separate process and receives the report as a message.
 */
import { setPriority } from 'node:os';
import { openDatabase } from '../../../lib/db/client.ts';
import { migrate } from '../../../lib/db/migrate.ts';
import type { CoreServices } from '../../../lib/services.ts';
import { EnvError, readEnv } from '../../../server/env.ts';
import type { Terminal } from '../../../server/terminal/records-command.ts';
import type { Command } from '../../feature.ts';
import { Notion } from './notion-client.server.ts';
import { pictureDownload } from './picture-download.server.ts';
import { type SyncReport, syncMarkdown, syncNotion } from './sync.server.ts';

/** @returns 1 if the source couldn't be read completely. */
export const run: Command = async (terminal) => {
  // Serving pages comes first: the sync resizes pictures when the CPU is idle.
  if (process.send) setPriority(10);
  const code = await sync(terminal);
  process.disconnect?.();
  return code;
};

async function sync({ env: variables, migrations }: Terminal): Promise<number> {
  try {
    const env = readEnv(variables);
    const db = openDatabase(env);
    try {
      await migrate(db, migrations);
      const services: CoreServices = { db, clock: Date.now, site: env.site };
      const report = env.notion
        ? await syncNotion(services, new Notion(env.notion), pictureDownload())
        : await syncMarkdown(services);
      if (process.send) process.send(report);
      else print(report, env.notion ? 'Notion' : 'content/blog');
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

function print(report: SyncReport, source: string): void {
  for (const problem of report.problems) console.error(`Skipped: ${problem}`);
  if (report.unavailable) console.error(`Not read completely: ${report.unavailable}`);
  const { published, stored, removed } = report;
  console.log(`${source}: ${published} published, ${stored} new or changed, ${removed} removed.`);
}
