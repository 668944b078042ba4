import type { Database, Tx } from '../../../lib/db/client.ts';
import { newId } from '../../../lib/db/new-id.ts';
import { ErasureRefused } from '../../../lib/privacy/personal.ts';
import type { Services } from '../../../lib/services.ts';
import { hashToken, newToken } from '../accounts/sessions.server.ts';
import { newSecret } from './authenticator-app.server.ts';
import { erasing } from './copy.ts';
import type { OwnerRow } from './tables.ts';

/** How long a link works: a day, in ms. */
export const linkLifetime = 24 * 60 * 60 * 1000;

/** Finds the owner with an email address, in any spelling. */
export function findOwner(read: Database['read'], email: string): Promise<OwnerRow | undefined> {
  return read
    .selectFrom('owners')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
}

/** Adds an owner, or finds the one with the address, and makes a link for them. @returns its token. */
export function addOwner(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  email: string,
): Promise<{ token: string; isNew: boolean }> {
  return db.write(async (tx) => {
    const now = clock();
    const known = await tx
      .selectFrom('owners')
      .select('id')
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst();
    const id = known?.id ?? newId();
    if (!known) {
      const owner = { id, email: email.toLowerCase(), created_at: now };
      await tx
        .insertInto('owners')
        .values({ ...owner, password: null, totp_secret: null, totp_step: null })
        .execute();
    }
    return { token: await makeLink(tx, id, now), isNew: !known };
  });
}

/** Makes a link with which an owner sets up a way to sign in; ends those made before. */
export async function makeLink(tx: Tx, ownerId: string, now: number): Promise<string> {
  const token = newToken();
  await endLinks(tx, ownerId);
  await tx
    .insertInto('owner_links')
    .values({
      token_hash: hashToken(token),
      owner_id: ownerId,
      totp_secret: newSecret(),
      created_at: now,
      expires_at: now + linkLifetime,
    })
    .execute();
  return token;
}

/** The owner whom a link belongs to, with its secret; undefined once it is used or too old. */
export function findLink({ db, clock }: Pick<Services, 'db' | 'clock'>, token: string) {
  return db.read
    .selectFrom('owner_links')
    .innerJoin('owners', 'owners.id', 'owner_links.owner_id')
    .select(['owners.id', 'owners.email', 'owner_links.totp_secret as secret'])
    .where('owner_links.token_hash', '=', hashToken(token))
    .where('owner_links.expires_at', '>', clock())
    .executeTakeFirst();
}

/** Uses a link up. @returns false when it was used before. */
export async function consumeLink(tx: Tx, token: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('owner_links')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Removes an owner with passkeys, sessions and links. @returns false where nobody has the address. */
export function removeOwner({ db }: Pick<Services, 'db'>, email: string): Promise<boolean> {
  return db.write(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('owners')
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });
}

/**
 * Refuses to erase the last owner, who would be locked out of the desk.
 * @throws {ErasureRefused}
 */
export async function requireOwner(tx: Tx): Promise<void> {
  const owner = await tx.selectFrom('owners').select('id').limit(1).executeTakeFirst();
  if (!owner) throw new ErasureRefused(erasing.lastOwner);
}

/** An owner and the ways in which they can sign in. */
export interface ListedOwner {
  id: string;
  email: string;
  created_at: number;
  hasPassword: boolean;
  passkeys: number;
  /** Last use of the desk; null before the first one. */
  usedAt: number | null;
}

/** Every owner, by address. */
export async function listOwners(read: Database['read']): Promise<ListedOwner[]> {
  const rows = await read
    .selectFrom('owners')
    .select((e) => [
      'id',
      'email',
      'created_at',
      'password',
      e
        .selectFrom('owner_passkeys')
        .whereRef('owner_passkeys.owner_id', '=', 'owners.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('passkeys'),
      e
        .selectFrom('owner_sessions')
        .whereRef('owner_sessions.owner_id', '=', 'owners.id')
        .select(({ fn }) => fn.max('used_at').as('used'))
        .as('used'),
    ])
    .orderBy('email')
    .execute();
  return rows.map(({ password, passkeys, used, ...owner }) => ({
    ...owner,
    hasPassword: password !== null,
    passkeys: Number(passkeys ?? 0),
    usedAt: used === null ? null : Number(used),
  }));
}

async function endLinks(tx: Tx, ownerId: string): Promise<void> {
  await tx.deleteFrom('owner_links').where('owner_id', '=', ownerId).execute();
}
