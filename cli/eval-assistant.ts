import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { syncMarkdown } from '../app/features/blog/sync.server.ts';
import { compose } from '../app/features.ts';
import {
  type Assistant,
  type AssistantOptions,
  createAssistant,
} from '../assistant/assistant.server.ts';
import type { Ask } from '../assistant/eval/ask.ts';
import { openDatabase } from '../lib/db/client.ts';
import { migrate } from '../lib/db/migrate.ts';
import type { CoreServices } from '../lib/services.ts';
import { keepAll, type SiteSettings } from '../lib/site-settings.ts';

/** Settings of the site that the evaluation runs on. */
export const evalSite: SiteSettings = {
  name: 'Beltway Agents',
  phone: '(703) 555-0142',
  email: 'hello@example.com',
  url: 'http://localhost:3000',
  retention: keepAll,
};

export interface EvalAssistant {
  services: CoreServices;
  assistant: Assistant;
  ask: Ask;
  close(): Promise<void>;
}

/** Starts the assistant, without a language model unless one is given, on a temporary database with the site's blog. */
export async function startEvalAssistant(
  options: Omit<AssistantOptions, 'sources'> = {},
): Promise<EvalAssistant> {
  const dataDir = await mkdtemp(join(tmpdir(), 'eval-'));
  const db = openDatabase({ dataDir, databaseUrl: undefined });
  const { migrations, parts } = await compose();
  await migrate(db, migrations);
  let now = Date.now();
  const services = { db, clock: () => now, site: evalSite };
  await syncMarkdown(services);
  const sources = parts.flatMap(({ assistantSource }) => assistantSource ?? []);
  const assistant = createAssistant(services, { ...options, sources });
  return {
    services,
    assistant,
    ask(request, moment) {
      now = moment;
      return assistant.reply(request);
    },
    async close() {
      await db.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
