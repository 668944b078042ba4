import { join } from 'node:path';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Env } from '../env.ts';
import { nodeSqliteDialect } from './node-sqlite.ts';
import type { Tables } from './types.ts';

export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** Opens the SQLite file in the data folder, or PostgreSQL when `DATABASE_URL` names one. */
export function openDatabase(env: Pick<Env, 'dataDir' | 'databaseUrl'>): Database {
  if (!env.databaseUrl) {
    return new Kysely({ dialect: nodeSqliteDialect(join(env.dataDir, 'site.sqlite')) });
  }
  // int8 (oid 20) holds epoch milliseconds, which fit a double until the year 287,396.
  const types = {
    getTypeParser: ((oid: number, format: 'text') =>
      oid === 20 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  };
  return new Kysely({
    dialect: new PostgresDialect({
      pool: new pg.Pool({ connectionString: env.databaseUrl, max: 10, types }),
    }),
  });
}
