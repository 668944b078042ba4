import { availableParallelism } from 'node:os';
import common from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { createWorkQueue } from '../../../lib/work-queue.ts';
import { hashPassword, isOutdated, matchesHash } from './phc.server.ts';

/** Hashing and checking passwords within bounds; one for each process. */
export interface Passwords {
  /** @throws {BusyError} when too many wait already. */
  hash(password: string): Promise<string>;
  /**
   * Whether a password is the hashed one. Without a hash (nobody has that address) the answer is no
   * after just as much work.
   * @throws {BusyError} when too many wait already.
   */
  matches(password: string, phc: string | undefined): Promise<boolean>;
  /** Whether a hash should be made anew at today's cost, now that the password is at hand. */
  isOutdated(phc: string): boolean;
}

/**
 * Argon2id runs on libuv's four threads, which file reads and compression use as well, at 19 MiB and
 * some 30 ms of a core each: one core is left to the pages, and two threads are.
 * 128 that wait are about 5 s on one core.
 */
export function createPasswords(): Passwords {
  const running = Math.max(1, Math.min(2, availableParallelism() - 1));
  const queue = createWorkQueue({ running, waiting: 128 });
  const nobody = hashPassword('a password that nobody has');
  return {
    hash: (password) => queue.run(() => hashPassword(password)),
    matches: (password, phc) =>
      queue.run(async () => {
        const matched = await matchesHash(password, phc ?? (await nobody));
        return matched && phc !== undefined;
      }),
    isOutdated: (phc) => isOutdated(phc),
  };
}

/** In rank order, from breaches; of 49,233 the 17,950 that are long enough to be accepted at all. */
const tooCommon = new Set(
  common.filter(({ length }) => length >= 8).map((text) => text.toLowerCase()),
);

/**
 * Whether a password is among the first that are tried (NIST SP 800-63B, 3.1.1.2): the most common
 * ones, or the customer's own address.
 */
export function isGuessable(password: string, { email }: { email: string }): boolean {
  const plain = password.toLowerCase();
  return tooCommon.has(plain) || plain === email.toLowerCase();
}
