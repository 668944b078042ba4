import { parseArgs } from 'node:util';
import type { Composition } from '../app/feature.ts';
import { type Database, openExistingDatabase } from '../lib/db/client.ts';
import { assertMigrated } from '../lib/db/migrate.ts';
import { switchOn } from '../lib/deliveries/health.ts';
import { replay } from '../lib/deliveries/ledger.ts';
import { createOutbox } from '../lib/deliveries/outbox.ts';
import { release } from '../lib/spam/held.ts';
import { type Env, readEnv } from '../server/env.ts';
import { explain, type Terminal } from '../server/terminal/records-command.ts';
import {
  describeChannels,
  describeDelivery,
  listDeliveries,
  type Recipient,
} from './deliveries-listing.ts';

const usage = `npm run deliveries                        the newest 20, with their state and last error
npm run deliveries -- --limit 100         the newest 100
npm run deliveries -- --failed            those given up
npm run deliveries -- --skipped           those not sent on purpose, with the reason
npm run deliveries -- --about ID          those about one lead or message
npm run deliveries -- --to EMAIL          emails to one address
npm run deliveries -- --show ID           one, with all its attempts
npm run deliveries -- --replay ID         sends one again, with the same id
npm run deliveries -- --release ID        releases a lead or message that is held for review
npm run deliveries -- --switch-on webhook switches the webhook back on after a 410 or a Retry-After`;

interface Options {
  limit: number;
  failed: boolean;
  skipped: boolean;
  about: string | undefined;
  to: string | undefined;
  show: string | undefined;
  replay: string | undefined;
  release: string | undefined;
  switchOn: string | undefined;
}

/**
 * Runs `npm run deliveries`, whether the server is running or not. The worker sees changes within a
 * second.
 * @returns the exit code: 0, 1 when it failed, 2 for wrong arguments.
 */
export async function runDeliveries(
  terminal: Terminal,
  { screened, events }: Pick<Composition, 'screened' | 'events'>,
): Promise<0 | 1 | 2> {
  const options = readOptions(terminal);
  if (typeof options === 'number') return options;
  try {
    const env = readEnv(terminal.env);
    const db = openExistingDatabase(env);
    try {
      await assertMigrated(db, terminal.migrations);
      return await act({ db, env, screened, events }, options, terminal);
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
        skipped: { type: 'boolean', default: false },
        about: id,
        to: id,
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
    const { failed, skipped, about, to, show, replay: again, release, 'switch-on': on } = values;
    if (on !== undefined && on !== 'webhook') throw new Error('--switch-on takes webhook');
    return { limit, failed, skipped, about, to, show, replay: again, release, switchOn: on };
  } catch (reason) {
    error(`${(reason as Error).message}\n\n${usage}`);
    return 2;
  }
}

interface Opened extends Pick<Composition, 'screened' | 'events'> {
  db: Database;
  env: Env;
}

async function act(
  { db, env, screened, events }: Opened,
  options: Options,
  terminal: Terminal,
): Promise<0 | 1> {
  const { out, error } = terminal;
  const report = (done: boolean, yes: string, no: string): 0 | 1 => {
    error(done ? yes : no);
    return done ? 0 : 1;
  };
  if (options.show !== undefined) {
    const text = await describeDelivery(db.read, options.show);
    await out(text ?? '');
    return text ? 0 : report(false, '', `No delivery has the id ${options.show}.`);
  }
  if (options.replay !== undefined) {
    const row = await replay(db, options.replay, Date.now());
    const no = `No delivery has the id ${options.replay}, or it is being sent right now.`;
    return report(row !== undefined, 'The delivery will be sent again in a moment.', no);
  }
  if (options.release !== undefined) {
    const webhook = env.deliveries.webhook !== undefined;
    const outbox = createOutbox({ clock: Date.now, webhook });
    const done = await releaseAny({ db, clock: Date.now, outbox }, screened, options.release);
    const no = `No request with the id ${options.release} is held for review.`;
    return report(done, 'Released. Its messages will be sent in a moment.', no);
  }
  if (options.switchOn !== undefined) {
    await db.write((tx) => switchOn(tx, 'webhook'));
    return report(
      true,
      'The webhook is on. Messages skipped meanwhile can be sent with --replay ID.',
      '',
    );
  }
  const to = options.to === undefined ? undefined : await recipient(db.read, options.to);
  await out(await listDeliveries(db.read, { ...options, to }));
  error(await describeChannels(db.read, Date.now()));
  return 0;

  async function recipient(read: Database['read'], address: string): Promise<Recipient> {
    const subjects = await Promise.all(events.map((event) => event.sentTo?.(read, address) ?? []));
    const owner = env.deliveries.owner.some((own) => own.toLowerCase() === address.toLowerCase());
    return { subjects: subjects.flat(), owner };
  }
}

/** Releases a row of any screened table; no two tables share an id. */
async function releaseAny(
  services: Parameters<typeof release>[0],
  screened: Composition['screened'],
  id: string,
): Promise<boolean> {
  for (const kind of screened) if (await release(services, { ...kind, id })) return true;
  return false;
}
