import { parseArgs } from 'node:util';
import { openExistingDatabase } from '../../../lib/db/client.ts';
import { assertMigrated, type Migrations } from '../../../lib/db/migrate.ts';
import { createOutbox } from '../../../lib/deliveries/outbox.ts';
import { type Env, readEnv } from '../../../server/env.ts';
import { explain, type Terminal } from '../../../server/terminal/records-command.ts';
import { localTime, plain } from '../../../server/terminal/text.ts';
import { statusLabels } from './copy.ts';
import { recordStatusChange, type StatusChangeOutcome } from './status-changes.server.ts';
import { type StatusChangeKind, statusChangeKinds } from './tables.ts';

/** Help for the options of `npm run customers` that record a status change. */
export const statusChangeUsage = `npm run customers -- --activate EMAIL   records that the plan is paid: its status becomes active
npm run customers -- --connect EMAIL    records that the customer's platforms are connected
npm run customers -- --configure EMAIL  records that the agent is configured
npm run customers -- --publish EMAIL    records that the first content is published
   with --reason TEXT to keep a reason in the history`;

interface Options {
  kind: StatusChangeKind;
  email: string;
  reason: string | undefined;
}

/**
 * Records a status change from the terminal, whether or not the server runs.
 * @returns the exit code: 0, 1 when nothing was recorded, 2 for wrong options.
 */
export async function runStatusChange({
  args,
  env,
  error,
  migrations,
}: Terminal): Promise<0 | 1 | 2> {
  let options: Options;
  try {
    options = readOptions(args);
  } catch (reason) {
    error(`${(reason as Error).message}\n\n${statusChangeUsage}`);
    return 2;
  }
  try {
    const outcome = await record(readEnv(env), migrations, options);
    error(describe(options, outcome));
    return outcome.kind === 'recorded' ? 0 : 1;
  } catch (failure) {
    error(explain(failure));
    return 1;
  }
}

/** @throws with a message for the terminal. */
function readOptions(args: string[]): Options {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: { activate: text, connect: text, configure: text, publish: text, reason: text },
  });
  const [kind, ...others] = statusChangeKinds.filter((name) => values[name] !== undefined);
  const email = kind && values[kind]?.trim();
  if (!kind || others.length > 0) throw new Error('Choose one of these at a time.');
  if (!email) throw new Error(`--${kind} needs the customer's email address.`);
  const reason = values.reason?.trim();
  if (reason === '' || (reason?.length ?? 0) > 500) {
    throw new Error('--reason must have 1 to 500 characters.');
  }
  return { kind, email, reason };
}

async function record(
  env: Env,
  migrations: Migrations,
  { kind, email, reason }: Options,
): Promise<StatusChangeOutcome> {
  const db = openExistingDatabase(env);
  try {
    await assertMigrated(db, migrations);
    const webhook = env.deliveries.webhook !== undefined;
    const outbox = createOutbox({ clock: Date.now, webhook });
    return await recordStatusChange({ db, clock: Date.now, outbox }, email, { kind, reason });
  } finally {
    await db.close();
  }
}

function describe({ kind, email }: Options, outcome: StatusChangeOutcome): string {
  const address = plain(email);
  switch (outcome.kind) {
    case 'unknown':
      return `No customer has the email address ${address}.`;
    case 'already':
      return `${address}: ${statusLabels[kind]} since ${localTime(outcome.at)}. Nothing was changed.`;
    case 'canceled':
      return `${address} canceled; the plan ends ${localTime(outcome.end)}. Nothing was changed.`;
    case 'recorded': {
      const { first_name, last_name } = outcome.customer;
      return `${plain(`${first_name} ${last_name}`)} (${address}): ${statusLabels[kind]}.`;
    }
  }
}
