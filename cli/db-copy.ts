import { parseArgs } from 'node:util';
import { copyDatabase } from '../lib/backup/copy.ts';
import { sqliteFile } from '../lib/db/client.ts';
import { readEnv } from '../server/env.ts';
import { explain, type Terminal } from '../server/terminal/records-command.ts';

const usage = `npm run db:copy -- --to postgres   copies the SQLite file in DATA_DIR into the database at DATABASE_URL
npm run db:copy -- --to sqlite     the other way`;

/**
 * Runs `npm run db:copy`, while the site is stopped.
 * @returns the exit code: 0, 1 when it failed, 2 for wrong arguments.
 */
export async function runCopy(terminal: Terminal): Promise<0 | 1 | 2> {
  const { args, env, error, migrations } = terminal;
  const target = readTarget(args);
  if (!target) {
    error(usage);
    return args.includes('--help') ? 0 : 2;
  }
  try {
    const { dataDir, databaseUrl } = readEnv(env);
    if (!databaseUrl) {
      error('Set DATABASE_URL: it says where the PostgreSQL database is.');
      return 2;
    }
    const file = { dataDir, databaseUrl: undefined };
    const server = { dataDir, databaseUrl };
    const [from, to] = target === 'postgres' ? [file, server] : [server, file];
    const onTable = ({ name, rows }: { name: string; rows: number }) =>
      error(`${name}: ${rows.toLocaleString('en-US')} rows`);
    const { rows, tables, found } = await copyDatabase({ from, to, migrations, onTable });
    if (found > 0) error(`${found.toLocaleString('en-US')} rows were there from before.`);
    error(`Copied ${rows.toLocaleString('en-US')} rows of ${tables} tables and compared each.`);
    error(
      target === 'postgres'
        ? `Start the site, then move ${sqliteFile(file)} away: the site doesn’t use it any more.`
        : 'Unset DATABASE_URL and start the site.',
    );
    return 0;
  } catch (reason) {
    error(explain(reason));
    return 1;
  }
}

function readTarget(args: string[]): 'postgres' | 'sqlite' | undefined {
  try {
    const { to } = parseArgs({ args, options: { to: { type: 'string' } } }).values;
    return to === 'postgres' || to === 'sqlite' ? to : undefined;
  } catch {
    return undefined;
  }
}
