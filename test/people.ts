import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createPeople, type People } from '../lib/privacy/people.ts';
import type { Services } from '../lib/services.ts';
import { composition } from './app.ts';
import type { Engine } from './engines.ts';

/** People in every table of the site, with a data folder that is removed when the test ends. */
export async function testPeople(
  engine: Engine,
  core: Omit<Services, 'people'>,
  options: { readerTimeout?: number } = {},
): Promise<People> {
  const { databaseUrl, dataDir: own } = engine.settings();
  const dataDir = own || (await mkdtemp(join(tmpdir(), 'people-')));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return createPeople({
    ...{ ...core, ...options },
    settings: { dataDir, databaseUrl },
    backupDir: undefined,
    personal: composition.personal,
  });
}
