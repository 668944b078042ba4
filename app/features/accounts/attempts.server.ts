import { hash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../lib/db/client.ts';
import { truncateAddress } from '../../../lib/log.ts';
import type { Services } from '../../../lib/services.ts';
import { BusyError } from '../../../lib/work-queue.ts';

/** How often something may be tried for one address, and the milliseconds in which that counts. */
export interface Allowance {
  attempts: number;
  within: number;
}

/** From one network: a stranger elsewhere uses up nothing of the customer's own. */
const perNetwork: Allowance = { attempts: 10, within: 15 * 60 * 1000 };

/** From all networks together, against guessing from many: NIST SP 800-63B's 100, for an hour each. */
export const together: Allowance = { attempts: 100, within: 60 * 60 * 1000 };

/** The row that counts all networks. */
const everywhere = 'all';

/** A password that somebody has entered for an account, which need not exist. */
export interface Attempt {
  email: string;
  password: string;
  /** The hash it is compared with; undefined where nobody has the address. */
  hashed: string | undefined;
  /** The client's network address. */
  source?: string | undefined;
}

/**
 * Whether a password is an account's. Each attempt is counted before the password is looked at, so
 * that many at once are no more than many in a row, and in the database, so that all processes count
 * together; the right password clears the count. Addresses that nobody has are counted alike.
 * @throws {BusyError} when the account's attempts are used up, or too many passwords wait.
 */
export async function isRightPassword(
  { db, clock, passwords }: Pick<Services, 'db' | 'clock' | 'passwords'>,
  { email, password, hashed, source }: Attempt,
): Promise<boolean> {
  const network = source ? truncateAddress(source) : 'unknown';
  await db.write(async (tx) => {
    const now = clock();
    // The network's own first: what it is refused does not count for the others.
    const wait =
      (await waitFor(tx, { email, kind: network, now }, perNetwork)) ||
      (await waitFor(tx, { email, kind: everywhere, now }, together));
    // The transaction then leaves the counts as they were.
    if (wait) throw new BusyError(wait, tooOften(Math.ceil(wait / 60)));
  });
  const right = await passwords.matches(password, hashed);
  if (right) await db.write((tx) => forgetAttempts(tx, email));
  return right;
}

/** Clears an account's count: it was its customer who came, or who set a new password. */
export async function forgetAttempts(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('sign_in_attempts').where('account', '=', accountOf(email)).execute();
}

/** A hash: a stranger's typing is no reason to keep an address. */
function accountOf(email: string): string {
  return hash('sha256', email.toLowerCase(), 'base64url');
}

/**
 * Counts an attempt for an address, at once for all processes. `kind` says of what: a network's
 * passwords, all networks', links to reset one.
 * @returns 0, or the seconds to wait when it is one too many.
 */
export async function waitFor(
  tx: Tx,
  { email, kind, now }: { email: string; kind: string; now: number },
  { attempts, within }: Allowance,
): Promise<number> {
  const anew = <T>(yes: RawBuilder<T>, no: RawBuilder<T>) =>
    sql<T>`case when sign_in_attempts.ends_at <= ${now} then ${yes} else ${no} end`;
  const row = await tx
    .insertInto('sign_in_attempts')
    .values({ account: accountOf(email), network: kind, attempts: 1, ends_at: now + within })
    .onConflict((conflict) =>
      conflict.columns(['account', 'network']).doUpdateSet({
        attempts: anew<number>(sql`1`, sql`sign_in_attempts.attempts + 1`),
        ends_at: anew<number>(sql`excluded.ends_at`, sql`sign_in_attempts.ends_at`),
      }),
    )
    .returning(['attempts', 'ends_at'])
    .executeTakeFirstOrThrow();
  if (row.attempts <= attempts) return 0;
  return Math.max(1, Math.ceil((row.ends_at - now) / 1000));
}

const tooOften = (minutes: number) =>
  `Too many attempts with this email address. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or set a new password.`;
