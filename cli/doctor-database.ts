import { existsSync } from 'node:fs';
import type { Composition } from '../app/feature.ts';
import { hasSearchIndex } from '../app/features/inbox/search.server.ts';
import { hasDevices } from '../app/features/push/plan.server.ts';
import { NoDatabaseError, openForReading, sqliteFile } from '../lib/db/client.ts';
import { isMissingTable } from '../lib/db/errors.ts';
import { checkFile } from '../lib/db/sqlite-file.ts';
import { requests, unusedFile } from '../lib/db/unused-file.ts';
import type { Env } from '../server/env.ts';
import { type Finding, reason } from './finding.ts';

/** Opens the database, looks for damage, and for requests in a file that the site doesn't use. */
export async function database(
  env: Env,
  { screened }: Pick<Composition, 'screened'>,
): Promise<Finding[]> {
  const failure = await (env.databaseUrl ? postgresFailure(env) : fileFailure(env));
  if (failure) return [failure];
  const found = [
    ...(env.databaseUrl ? await searchFinding(env) : []),
    ...(await devicesFinding(env)),
  ];
  const tables = screened.map(({ table }) => table);
  const unused = unusedFile(env, tables);
  if (!unused) return found;
  return [
    ...found,
    {
      kind: 'wrong',
      what: `${unused.file} has ${requests(unused.rows)} that the site doesn't use.`,
      why: 'DATABASE_URL is set, so the site stores and shows requests in PostgreSQL only.',
      fix: 'Export them with DATABASE_URL unset (npm run leads -- --csv FILE), then move the file.',
    },
  ];
}

/** PostgreSQL's index of the inbox's search, which needs an extension. */
async function searchFinding(env: Env): Promise<Finding[]> {
  const db = openForReading(env);
  try {
    if ((await hasSearchIndex(db.read)) !== false) return [];
    return [
      {
        kind: 'wrong',
        what: 'The inbox has no index for its search.',
        why: 'PostgreSQL’s extension pg_trgm is missing, so a search finds the newest 20,000 entries only.',
        fix: 'As an administrator: create extension pg_trgm; then, as the site’s user: create index entries_text on entries using gin (text gin_trgm_ops); and restart the site.',
      },
    ];
  } finally {
    await db.close();
  }
}

/** Whether any owner's phone shows new requests; before the site's first start nobody can say. */
async function devicesFinding(env: Env): Promise<Finding[]> {
  try {
    const db = openForReading(env);
    try {
      if (await hasDevices(db.read)) return [];
    } finally {
      await db.close();
    }
  } catch (error) {
    if (error instanceof NoDatabaseError || isMissingTable(error)) return [];
    throw error;
  }
  return [
    {
      kind: 'note',
      what: 'No device shows notifications of new requests.',
      why: 'You hear of them by email and webhook only.',
      fix: 'Open /inbox/settings on your phone and turn them on.',
    },
  ];
}

async function postgresFailure(env: Env): Promise<Finding | undefined> {
  const db = openForReading(env);
  try {
    await db.read.selectFrom('migrations').select('name').limit(1).execute();
    return undefined;
  } catch (error) {
    // The site creates its tables at its first start.
    if (isMissingTable(error)) return undefined;
    return {
      kind: 'wrong',
      what: `The database at DATABASE_URL can't be read: ${reason(error)}`,
      why: 'The site can’t start without its database.',
      fix: 'Compare DATABASE_URL with your provider’s settings.',
    };
  } finally {
    await db.close();
  }
}

async function fileFailure(env: Env): Promise<Finding | undefined> {
  const file = sqliteFile(env);
  if (!existsSync(file)) return undefined;
  try {
    await checkFile(file);
    return undefined;
  } catch (error) {
    return {
      kind: 'wrong',
      what: reason(error),
      why: 'Damage spreads with each write: the site refuses to store anything in this file.',
      fix: 'Stop the site and restore the file from a backup.',
    };
  }
}
