import { parseArgs } from 'node:util';
import type { Composition } from '../app/feature.ts';
import { type Database, openExistingDatabase } from '../lib/db/client.ts';
import { assertMigrated } from '../lib/db/migrate.ts';
import { switchOn } from '../lib/deliveries/health.ts';
import { replay } from '../lib/deliveries/ledger.ts';
import { createOutbox } from '../lib/deliveries/outbox.ts';
import { release } from '../lib/spam/record.ts';
import { type Env, readEnv } from '../server/env.ts';
import { explain, type Terminal } from '../server/terminal/records.ts';
import { describeChannels, describeDelivery, listDeliveries } from './deliveries-listing.ts';

const usage = `npm run deliveries                        the newest 20, with their state and last error
npm run deliveries -- --limit 100         the newest 100
npm run deliveries -- --failed            those given up
npm run deliveries -- --about ID          those about one lead or message
npm run deliveries -- --show ID           one with all its attempts
npm run deliveries -- --replay ID         sends one again, with the same id
npm run deliveries -- --release ID        lets a lead or message through that was set aside
npm run deliveries -- --switch-on webhook after its receiver has answered 410`;

interface Options {
  limit: number;
  failed: boolean;
  about: string | undefined;
  show: string | undefined;
  replay: string | undefined;
  release: string | undefined;
  switchOn: string | undefined;
}

/**
 * Runs `npm run deliveries`, while the server runs or not; what it changes, the worker sees within a
 * second.
 * @returns the exit code: 0, 1 when it failed, 2 when it was called wrongly.
 */
export async function runDeliveries(
  terminal: Terminal,
  { screened }: Pick<Composition, 'screened'>,
): Promise<0 | 1 | 2> {
  const options = readOptions(terminal);
  if (typeof options === 'number') return options;
  try {
    const env = readEnv(terminal.env);
    const db = openExistingDatabase(env);
    try {
      await assertMigrated(db, terminal.migrations);
      return await act({ db, env, screened }, options, terminal);
    } finally {
      await db.close();
    }
  } catch (error) {
    terminal.error(explain(error));
    return 1;
  }
}

function readOptions({ args, error }: Terminal): Options | 0 | 2 {
  try {
    const id = { type: 'string' } as const;
    const { values } = parseArgs({
      args,
      options: {
        limit: { type: 'string', default: '20' },
        failed: { type: 'boolean', default: false },
        about: id,
        show: id,
        replay: id,
        release: id,
        'switch-on': id,
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      error(usage);
      return 0;
    }
    const limit = Number(values.limit);
    if (!Number.isInteger(limit) || limit < 1) throw new Error('--limit must be 1 or more');
    const { failed, about, show, replay: again, release, 'switch-on': on } = values;
    if (on !== undefined && on !== 'webhook') throw new Error('--switch-on takes webhook');
    return { limit, failed, about, show, replay: again, release, switchOn: on };
  } catch (reason) {
    error(`${(reason as Error).message}\n\n${usage}`);
    return 2;
  }
}

interface Opened extends Pick<Composition, 'screened'> {
  db: Database;
  env: Env;
}

async function act(
  { db, env, screened }: Opened,
  options: Options,
  terminal: Terminal,
): Promise<0 | 1> {
  const { out, error } = terminal;
  const said = (done: boolean, yes: string, no: string): 0 | 1 => {
    error(done ? yes : no);
    return done ? 0 : 1;
  };
  if (options.show !== undefined) {
    const text = await describeDelivery(db.read, options.show);
    await out(text ?? '');
    return text ? 0 : said(false, '', `There is no delivery ${options.show}.`);
  }
  if (options.replay !== undefined) {
    const row = await replay(db, options.replay, Date.now());
    const no = `There is no delivery ${options.replay}, or it is being sent now.`;
    return said(row !== undefined, 'It will be sent again in a moment.', no);
  }
  if (options.release !== undefined) {
    const webhook = env.deliveries.webhook !== undefined;
    const outbox = createOutbox({ engine: db.engine, clock: Date.now, webhook });
    const done = await releaseAny({ db, clock: Date.now, outbox }, screened, options.release);
    const no = `Nothing with the id ${options.release} is set aside.`;
    return said(done, 'Released: its messages go out in a moment.', no);
  }
  if (options.switchOn !== undefined) {
    await db.write((tx) => switchOn(tx, 'webhook'));
    return said(true, 'The webhook is on. Replay what was skipped meanwhile.', '');
  }
  await out(await listDeliveries(db.read, options));
  error(await describeChannels(db.read, Date.now()));
  return 0;
}

/** Looks in each table: an id is in one of them at most. */
async function releaseAny(
  services: Parameters<typeof release>[0],
  screened: Composition['screened'],
  id: string,
): Promise<boolean> {
  for (const kind of screened) if (await release(services, { ...kind, id })) return true;
  return false;
}
