import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Cost of Argon2id: memory in KiB, passes, lanes. */
export interface Cost {
  memory: number;
  passes: number;
  parallelism: number;
}

/** OWASP's Password Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane. */
export const owaspCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };

const saltLength = 16;
const tagLength = 32;
const derive = promisify(argon2);

/** Hashes a password with a new salt, on libuv's threads, as `$argon2id$v=19$m=…,t=…,p=…$salt$tag`. */
export async function hashPassword(password: string, cost = owaspCost): Promise<string> {
  const nonce = randomBytes(saltLength);
  const tag = await derive('argon2id', { message: bytesOf(password), nonce, tagLength, ...cost });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/** Whether a password is the one that was hashed; takes as long for a wrong one. */
export async function matchesHash(password: string, phc: string): Promise<boolean> {
  const { cost, nonce, tag } = parse(phc);
  const parameters = { message: bytesOf(password), nonce, tagLength: tag.length, ...cost };
  return timingSafeEqual(await derive('argon2id', parameters), tag);
}

/** Whether a hash was made at another cost than is asked for now. */
export function isOutdated(phc: string, { memory, passes, parallelism } = owaspCost): boolean {
  const { cost } = parse(phc);
  return cost.memory !== memory || cost.passes !== passes || cost.parallelism !== parallelism;
}

const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** @throws when the column holds something else: the database was changed by hand. */
function parse(phc: string) {
  const [whole, memory, passes, parallelism, salt, tag] = format.exec(phc) ?? [];
  if (whole === undefined) throw new Error('A stored password is no Argon2id hash');
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    nonce: Buffer.from(salt ?? '', 'base64'),
    tag: Buffer.from(tag ?? '', 'base64'),
  };
}

/** One password typed on two keyboards may be two code point sequences (NIST SP 800-63B, 3.1.1.2). */
function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'), 'utf8');
}

/** Base64 without padding, as the PHC string format has it. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
