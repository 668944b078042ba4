import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { createWorkQueue, type Owner } from '../../../lib/work-queue.ts';

/** Password hashing, bounded; one for each process. */
export interface Passwords {
  /** @throws {OverloadError} when too many hashes are queued. */
  hash(password: string, owner: Owner): Promise<string>;
  /**
   * Whether a password has this hash. Without a hash (no account has that address) the answer is no
   * after the same work, so that its time reveals nothing.
   * @throws {OverloadError} when too many hashes are queued.
   */
  matches(password: string, phc: string | undefined, owner: Owner): Promise<boolean>;
  /** Whether a hash has another cost than new ones and should be replaced at the next sign-in. */
  isOutdated(phc: string): boolean;
}

/** Argon2id cost: memory in KiB, passes, lanes. */
export interface Cost {
  memory: number;
  passes: number;
  parallelism: number;
}

/** OWASP's Password Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane. */
const owaspCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };

/**
 * Creates the hashing service. A hash takes 19 MiB and about 30 ms of a core on one of libuv's four
 * threads, which file reads and compression use too. So one core and two threads stay free for pages;
 * 128 queued hashes are about 5 s of work on one core. Networks and known customers take turns; 48 of one
 * may wait, which is a class that signs up together.
 * @param derive key derivation; tests count its calls.
 */
export function createPasswords(derive: typeof deriveKey = deriveKey): Passwords {
  const running = Math.max(1, Math.min(2, availableParallelism() - 1));
  const queue = createWorkQueue({ running, waiting: 128, waitingEach: 48 });
  const dummy = hashPassword('the password of no account');
  return {
    hash: (password, owner) => queue.run(owner, () => hashPassword(password, owaspCost, derive)),
    matches: (password, phc, owner) =>
      queue.run(owner, async () => {
        const matched = await matchesHash(password, phc ?? (await dummy), derive);
        return matched && phc !== undefined;
      }),
    isOutdated: (phc) => isOutdated(phc),
  };
}

/** Hashes a password with a new salt as `$argon2id$v=19$m=…,t=…,p=…$salt$tag`. */
export async function hashPassword(
  password: string,
  cost: Cost = owaspCost,
  derive = deriveKey,
): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', {
    message: bytesOf(password),
    nonce,
    tagLength: 32,
    ...cost,
  });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/** Whether a password has this hash, compared in constant time. */
export async function matchesHash(
  password: string,
  phc: string,
  derive = deriveKey,
): Promise<boolean> {
  const { cost, nonce, tag } = parsePhc(phc);
  const parameters = { message: bytesOf(password), nonce, tagLength: tag.length, ...cost };
  return timingSafeEqual(await derive('argon2id', parameters), tag);
}

/** Whether a hash was made at another cost than new ones. */
export function isOutdated(phc: string): boolean {
  const { memory, passes, parallelism } = parsePhc(phc).cost;
  return (
    memory !== owaspCost.memory ||
    passes !== owaspCost.passes ||
    parallelism !== owaspCost.parallelism
  );
}

const deriveKey = promisify(argon2);

const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** @throws when the column holds anything else: somebody edited the database. */
function parsePhc(phc: string): { cost: Cost; nonce: Buffer; tag: Buffer } {
  const [whole, memory, passes, parallelism, salt, tag] = format.exec(phc) ?? [];
  if (whole === undefined) throw new Error('A stored password is not an Argon2id hash');
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    nonce: Buffer.from(salt ?? '', 'base64'),
    tag: Buffer.from(tag ?? '', 'base64'),
  };
}

/** Two keyboards can send one character as different code points (NIST SP 800-63B, 3.1.1.2). */
function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'), 'utf8');
}

/** Base64 without padding, as in the PHC string format. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

let leaked: Promise<ReadonlySet<string>> | undefined;

/** Leaked passwords: the 17,950 of 49,233 that have the required length. Loaded when first needed. */
async function loadLeaked(): Promise<ReadonlySet<string>> {
  const { default: passwords } = await import('@zxcvbn-ts/language-common/src/passwords.json', {
    with: { type: 'json' },
  });
  const longEnough = passwords.filter(({ length }) => length >= 8);
  return new Set(longEnough.map((text) => text.toLowerCase()));
}

/**
 * Whether a password is easy to guess (NIST SP 800-63B, 3.1.1.2): a common one, or the customer's own
 * address.
 */
export async function isGuessable(
  password: string,
  { email }: { email: string },
): Promise<boolean> {
  leaked ??= loadLeaked();
  const plain = password.toLowerCase();
  return (await leaked).has(plain) || plain === email.toLowerCase();
}
