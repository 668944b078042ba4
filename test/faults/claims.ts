import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { leadCreated } from '../../app/features/audit/mail.server.ts';
import { migrations } from '../../app/features.ts';
import { type DatabaseSettings, openDatabase } from '../../lib/db/client.ts';
import { migrate } from '../../lib/db/migrate.ts';
import { gatherMs } from '../../lib/deliveries/gathered-mail.ts';
import { createOutbox } from '../../lib/deliveries/outbox.ts';

/** Result of several processes claiming from one ledger. */
export interface ClaimsReport {
  deliveries: number;
  claimed: number;
  /** Deliveries claimed more than once. */
  twice: number;
  /** Claims by each process. */
  shares: number[];
}

/** Lets two processes with four workers each claim every due delivery. */
export async function claims(settings: DatabaseSettings, leads: number): Promise<ClaimsReport> {
  const db = openDatabase(settings);
  await migrate(db, migrations);
  // Long enough ago that no mail to the owner waits for others to be gathered with.
  const outbox = createOutbox({ clock: () => Date.now() - gatherMs, webhook: true });
  await db.write(async (tx) => {
    for (let i = 0; i < leads; i += 1) await outbox.enqueue(tx, leadCreated, { id: `lead-${i}` });
  });
  await db.close();
  const script = new URL('./claim-process.ts', import.meta.url);
  const processes = [0, 1].map(() => fork(script, [JSON.stringify(settings)]));
  // They are ready, they have claimed once, they have claimed all.
  await Promise.all(processes.map((child) => once(child, 'message')));
  await next(processes);
  const claimed = (await next(processes)).map(([ids]) => ids as string[]);
  const all = claimed.flat();
  return {
    deliveries: leads * 3,
    claimed: new Set(all).size,
    twice: all.length - new Set(all).size,
    shares: claimed.map((ids) => ids.length),
  };
}

/** Lets the processes go on. @returns what each says next. */
function next(processes: readonly ChildProcess[]): Promise<unknown[][]> {
  const said = processes.map((child) => once(child, 'message'));
  for (const child of processes) child.send('go');
  return Promise.all(said);
}
