import { hash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../lib/db/client.ts';
import { widestNetwork } from '../../../lib/networks.ts';
import type { Services } from '../../../lib/services.ts';
import { OverloadError, type Owner } from '../../../lib/work-queue.ts';
import { tooManyAttempts } from './copy.ts';

/** How many attempts are allowed in a time window. */
export interface AttemptLimit {
  attempts: number;
  /** Length of the window in ms. */
  within: number;
}

/**
 * Limit of one network's attempts, so that a stranger elsewhere can't lock the customer out, and of one
 * known browser's.
 */
const networkLimit: AttemptLimit = { attempts: 10, within: 15 * 60 * 1000 };

/** Limit of all networks together: the 100 of NIST SP 800-63B, section 3.2.2, but per hour. */
export const accountLimit: AttemptLimit = { attempts: 100, within: 60 * 60 * 1000 };

/** A browser that has the account's session, or in which the customer has signed in before. */
export interface KnownBrowser {
  /** The customer's id. */
  customer: string;
  /** What its attempts are counted by. */
  key: string;
}

/** A password entered for an account that may not exist. */
export interface PasswordAttempt {
  email: string;
  password: string;
  /** The account's hash; undefined where no account has the address. */
  hashed: string | undefined;
  /** The client's network address. */
  source?: string | undefined;
  /** Set if the browser is known to the account: then strangers' attempts don't count for it. */
  known?: KnownBrowser | undefined;
}

/** In whose line a password waits for its turn: the customer's, or that of a network. */
export function ownerOf({ known, source }: Pick<PasswordAttempt, 'known' | 'source'>): Owner {
  if (known) return { name: known.customer, known: true };
  return { name: widestNetwork(source ?? 'unknown'), known: false };
}

/** Who makes an attempt, and for which account. */
export interface Attempt extends Pick<PasswordAttempt, 'source' | 'known'> {
  /** The account's address, with a prefix unless the account is a customer's. */
  account: string;
  /** Message of a refusal. @param minutes until the next attempt is allowed. */
  refusal(minutes: number): string;
}

/**
 * Records an attempt, then checks it; one that succeeds clears the count. Attempts are counted before
 * the check, so that parallel ones count too, and in the database, across processes. An address without
 * an account is treated the same. A known browser has a count of its own and clears only that.
 * @throws {OverloadError} when the attempts are used up, and what the check throws.
 */
export async function countAttempt(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { account: email, source, known, refusal }: Attempt,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const kind = known?.key ?? widestNetwork(source ?? 'unknown');
  await db.write(async (tx) => {
    const now = clock();
    // The network first: what it is refused must not count against the other networks.
    const wait =
      (await recordAttempt(tx, { email, kind, now }, networkLimit)) ||
      (known ? 0 : await recordAttempt(tx, { email, kind: 'all', now }, accountLimit));
    // Rolls the counts back.
    if (wait) throw new OverloadError(wait, refusal(Math.ceil(wait / 60)));
  });
  const correct = await check();
  if (correct) await db.write((tx) => clearAttempts(tx, email, known?.key));
  return correct;
}

/**
 * Verifies a customer's password, as an attempt that counts.
 * @throws {OverloadError} when the attempts are used up, or too many passwords are queued.
 */
export function verifyPassword(
  services: Pick<Services, 'db' | 'clock' | 'passwords'>,
  { email, password, hashed, source, known }: PasswordAttempt,
): Promise<boolean> {
  const attempt = { account: email, source, known, refusal: tooManyAttempts };
  return countAttempt(services, attempt, () =>
    services.passwords.matches(password, hashed, ownerOf({ known, source })),
  );
}

/** Clears an account's counts, or one: the customer has signed in or set a new password. */
export async function clearAttempts(tx: Tx, email: string, kind?: string): Promise<void> {
  await tx
    .deleteFrom('sign_in_attempts')
    .where('account', '=', accountOf(email))
    .$if(kind !== undefined, (query) => query.where('network', '=', kind ?? ''))
    .execute();
}

/**
 * Records an attempt; returns the seconds to wait if it is one too many, or 0.
 * @param attempt `kind` is what is counted for the address: see `SignInAttemptsRow`.
 */
export async function recordAttempt(
  tx: Tx,
  { email, kind, now }: { email: string; kind: string; now: number },
  { attempts, within }: AttemptLimit,
): Promise<number> {
  const ifWindowOver = <T>(yes: RawBuilder<T>, no: RawBuilder<T>) =>
    sql<T>`case when sign_in_attempts.ends_at <= ${now} then ${yes} else ${no} end`;
  const row = await tx
    .insertInto('sign_in_attempts')
    .values({ account: accountOf(email), network: kind, attempts: 1, ends_at: now + within })
    .onConflict((conflict) =>
      conflict.columns(['account', 'network']).doUpdateSet({
        attempts: ifWindowOver<number>(sql`1`, sql`sign_in_attempts.attempts + 1`),
        ends_at: ifWindowOver<number>(sql`excluded.ends_at`, sql`sign_in_attempts.ends_at`),
      }),
    )
    .returning(['attempts', 'ends_at'])
    .executeTakeFirstOrThrow();
  if (row.attempts <= attempts) return 0;
  return Math.max(1, Math.ceil((row.ends_at - now) / 1000));
}

/** Job: deletes counts whose window is over. */
export async function deleteExpiredAttempts({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  await db.write((tx) =>
    tx.deleteFrom('sign_in_attempts').where('ends_at', '<=', clock()).execute(),
  );
}

/** A hash, so that no address is kept of people who have no account. */
export function accountOf(email: string): string {
  return hash('sha256', email.toLowerCase(), 'base64url');
}
