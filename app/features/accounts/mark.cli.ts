import { parseArgs } from 'node:util';
import { openExistingDatabase } from '../../../lib/db/client.ts';
import { assertMigrated } from '../../../lib/db/migrate.ts';
import { createOutbox } from '../../../lib/deliveries/outbox.ts';
import { explain, type Terminal } from '../../../lib/terminal/records.ts';
import { localTime, plain } from '../../../lib/terminal/text.ts';
import { type Env, readEnv } from '../../../server/env.ts';
import { type Marked, mark } from './marks.server.ts';
import { markedState } from './names.ts';
import { type MarkKind, markKinds } from './tables.ts';

/** What `npm run customers` can do besides listing. */
export const markUsage = `npm run customers -- --activate EMAIL   the plan is paid: the customer's status is active
npm run customers -- --connect EMAIL    the customer's platforms are connected
npm run customers -- --configure EMAIL  the agent is configured
npm run customers -- --publish EMAIL    the first content is out
   each takes --reason TEXT, which is kept with the change`;

interface Wanted {
  kind: MarkKind;
  email: string;
  reason: string | undefined;
}

/**
 * Marks a customer's plan or a stop of their setup, while the server runs or not: the dashboard shows
 * it at the customer's next visit.
 * @returns the exit code: 0, 1 when nothing was marked, 2 when it was called wrongly.
 */
export async function runMark({ args, env, error }: Terminal): Promise<0 | 1 | 2> {
  let wanted: Wanted;
  try {
    wanted = readWanted(args);
  } catch (reason) {
    error(`${(reason as Error).message}\n\n${markUsage}`);
    return 2;
  }
  try {
    const marked = await carryOut(readEnv(env), wanted);
    error(say(wanted, marked));
    return marked.kind === 'marked' ? 0 : 1;
  } catch (failure) {
    error(explain(failure));
    return 1;
  }
}

/** @throws with what to say, when it is not one mark of one customer. */
function readWanted(args: string[]): Wanted {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: { activate: text, connect: text, configure: text, publish: text, reason: text },
  });
  const [kind, ...others] = markKinds.filter((name) => values[name] !== undefined);
  const email = kind && values[kind]?.trim();
  if (!kind || others.length > 0) throw new Error('One of these at a time');
  if (!email) throw new Error(`--${kind} needs the customer's e-mail address`);
  const reason = values.reason?.trim();
  if (reason === '' || (reason?.length ?? 0) > 500) {
    throw new Error('--reason must be 1 to 500 characters');
  }
  return { kind, email, reason };
}

async function carryOut(env: Env, { kind, email, reason }: Wanted): Promise<Marked> {
  const db = openExistingDatabase(env);
  try {
    await assertMigrated(db);
    const webhook = env.deliveries.webhook !== undefined;
    const outbox = createOutbox({ engine: db.engine, clock: Date.now, webhook });
    return await mark({ db, clock: Date.now, outbox }, email, { kind, reason });
  } finally {
    await db.close();
  }
}

function say({ kind, email }: Wanted, marked: Marked): string {
  const who = plain(email);
  switch (marked.kind) {
    case 'unknown':
      return `No customer has the e-mail address ${who}.`;
    case 'already':
      return `${who}: ${markedState[kind]} already, since ${localTime(marked.at)}. Nothing was changed.`;
    case 'canceled':
      return `${who} canceled; the plan ends ${localTime(marked.end)}. Nothing was changed.`;
    case 'marked': {
      const { first_name, last_name } = marked.customer;
      return `${plain(`${first_name} ${last_name}`)} (${who}): ${markedState[kind]}.`;
    }
  }
}
