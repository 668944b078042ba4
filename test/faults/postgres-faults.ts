import pg from 'pg';
import type { DatabaseSettings } from '../../lib/db/client.ts';
import { type PostgresServer, postgresProcesses } from '../postgres.ts';
import { type DuringReport, duringFault } from './during.ts';

type Skipped = { skipped: string };

const sqlite: Skipped = { skipped: 'SQLite has no server' };

/** PostgreSQL stops, and starts again 5 s later. */
export async function restarted(
  settings: DatabaseSettings,
  postgres: PostgresServer,
): Promise<DuringReport | Skipped> {
  if (!settings.databaseUrl) return sqlite;
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  let done: Promise<void> | undefined;
  return duringFault(settings, {
    begin: async () => {
      const stopped = Promise.withResolvers<void>();
      done = postgres.restart(() => {
        stopped.resolve();
        return over;
      });
      await stopped.promise;
    },
    end: async () => {
      end();
      await done;
    },
    refuses: true,
  });
}

/** All processes of PostgreSQL are frozen for 20 s: connections stay open and get no answer. */
export async function frozen(
  settings: DatabaseSettings,
  { folder }: PostgresServer,
): Promise<DuringReport | Skipped> {
  if (!settings.databaseUrl) return sqlite;
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of postgresProcesses(folder)) process.kill(pid, name);
  };
  return duringFault(settings, {
    begin: async () => signal('SIGSTOP'),
    end: async () => signal('SIGCONT'),
    lasts: 20_000,
    refuses: true,
  });
}

/** Other programs have all of the connections that PostgreSQL allows, when the site needs new ones. */
export async function withoutConnections(
  settings: DatabaseSettings,
  { url }: PostgresServer,
): Promise<DuringReport | Skipped> {
  if (!settings.databaseUrl) return sqlite;
  const name = new URL(settings.databaseUrl).pathname.slice(1);
  const others: pg.Client[] = [];
  return duringFault(settings, {
    begin: async () => {
      for (;;) {
        const client = new pg.Client({ connectionString: url });
        client.on('error', () => {});
        try {
          await client.connect();
          others.push(client);
        } catch {
          // The site has some: they end, and these take their places.
          const ended = await others[0]?.query(
            `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
          );
          if (!ended?.rowCount) return;
        }
      }
    },
    end: () => Promise.all(others.map((client) => client.end())),
    refuses: true,
  });
}
