import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { posts } from '../../app/features/blog/assistant.server.ts';
import { syncMarkdown } from '../../app/features/blog/sync.server.ts';
import { resources } from '../../app/features/resources/assistant.server.ts';
import { migrations } from '../../app/features.ts';
import { openDatabase } from '../../lib/db/client.ts';
import { migrate } from '../../lib/db/migrate.ts';
import { readEnv } from '../../server/env.ts';
import { createAssistant } from '../assistant.server.ts';

/** The built-in assistant on a database of its own with the site's blog. */
export async function openAssistant() {
  const dataDir = await mkdtemp(join(tmpdir(), 'eval-'));
  const db = openDatabase({ dataDir, databaseUrl: undefined });
  await migrate(db, migrations);
  const services = { db, clock: Date.now, site: readEnv({}).site };
  await syncMarkdown(services);
  const assistant = createAssistant(services, { sources: [posts, resources] });
  return {
    services,
    async ask(message: string, before?: string): Promise<string> {
      const conversation = before
        ? [{ role: 'user' as const, content: before, timestamp: Date.now() }]
        : [];
      return (await assistant.reply({ message, conversation })).response;
    },
    async close(): Promise<void> {
      await db.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
