import * as v from 'valibot';
import type { Services } from '../../../lib/services.ts';
import { email, line } from '../../forms/rules.ts';
import { isGuessable } from '../accounts/passwords.server.ts';
import { currentPassword, newPassword } from '../accounts/schema.ts';
import { clearAttempts, countAttempt, ownerOf } from '../accounts/sign-in-attempts.server.ts';
import { recordAction } from './audit-log.server.ts';
import { newSecret, stepOfCode } from './authenticator-app.server.ts';
import type { DeskClient } from './client.server.ts';
import { setup as setupText, tooManyAttempts } from './copy.ts';
import { consumeLink, findLink, findOwner } from './owners.server.ts';
import { verifyNewPasskey, verifyPasskey } from './passkeys.server.ts';
import { endOwnerSessions, endSessionOf, startOwnerSession } from './sessions.server.ts';

type DeskServices = Pick<Services, 'db' | 'clock' | 'passwords' | 'site'>;
type Client = Pick<DeskClient, 'token' | 'source' | 'label' | 'origin'>;

const code = () => line({ label: 'Code', min: 6, max: 10, tooShort: setupText.codeTooShort });

/** Form of the sign-in with a password and the code of an authenticator app. */
export const signInSchema = v.object({ email: email(), password: currentPassword(), code: code() });

/** Form that sets both up. */
export const setupSchema = v.object({ newPassword: newPassword(), code: code() });

/** The account whose attempts count: apart from a customer's with the same address. */
export const attemptsOf = (address: string): string => `owner ${address.toLowerCase()}`;

// For an address that is no owner's: checking a code takes the same work.
const noSecret = newSecret();

/**
 * Signs an owner in with password and code. An unknown address, a wrong password and a wrong code take
 * the same work and have the same answer; a code works once.
 * @returns the new session's token; undefined when anything is wrong.
 * @throws {OverloadError} when the attempts are used up, or too many passwords are queued.
 */
export async function signInWithPassword(
  services: DeskServices,
  { email, password, code }: v.InferOutput<typeof signInSchema>,
  client: Client,
): Promise<string | undefined> {
  const { db, clock, passwords } = services;
  const { source } = client;
  const owner = await findOwner(db.read, email);
  const hashed = owner?.password ?? undefined;
  let step: number | null = null;
  const attempt = {
    account: attemptsOf(email),
    source,
    known: undefined,
    refusal: tooManyAttempts,
  };
  const correct = await countAttempt(services, attempt, async () => {
    const matches = await passwords.matches(
      password,
      hashed,
      ownerOf({ source, known: undefined }),
    );
    step = stepOfCode(owner?.totp_secret ?? noSecret, code, clock());
    return matches && step !== null && step > (owner?.totp_step ?? 0);
  });
  if (!owner || !correct || step === null) return undefined;
  const used: number = step;
  return db.write(async (tx) => {
    // Only while the verified password is still the owner's, and for the first of two equal codes.
    const { numUpdatedRows } = await tx
      .updateTable('owners')
      .set({ totp_step: used })
      .where('id', '=', owner.id)
      .where('password', '=', owner.password)
      .where((e) => e.or([e('totp_step', 'is', null), e('totp_step', '<', used)]))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return undefined;
    return signInOwner(tx, services, { ownerId: owner.id, client, how: 'a password' });
  });
}

/** Signs an owner in with a passkey. @returns the new session's token; undefined when it is refused. */
export async function signInWithPasskey(
  services: DeskServices,
  answer: unknown,
  client: Client,
): Promise<string | undefined> {
  const passkey = await verifyPasskey(services, client.origin, answer);
  if (!passkey) return undefined;
  const { owner_id: ownerId } = passkey;
  return services.db.write((tx) =>
    signInOwner(tx, services, { ownerId, client, how: 'a passkey' }),
  );
}

export type SetupOutcome =
  | { kind: 'signed-in'; token: string }
  /** The link was used before, is too old, or was never made. */
  | { kind: 'invalid' }
  /** The link still works. */
  | { kind: 'refused'; field: 'newPassword' | 'code' | 'passkey'; message: string };

/** Adds a passkey with a link, once, and signs the browser in. */
export async function setUpPasskey(
  services: DeskServices,
  link: string,
  answer: unknown,
  client: Client,
): Promise<SetupOutcome> {
  const owner = await findLink(services, link);
  if (!owner) return { kind: 'invalid' };
  const { id: ownerId } = owner;
  const passkey = await verifyNewPasskey(services, { ownerId, ...client }, answer);
  if (!passkey) return { kind: 'refused', field: 'passkey', message: setupText.passkeyRefused };
  return services.db.write(async (tx) => {
    if (!(await consumeLink(tx, link))) return { kind: 'invalid' };
    await tx.insertInto('owner_passkeys').values(passkey).execute();
    await recordAction(tx, { ownerId, action: 'added a passkey' }, services.clock());
    const token = await signInOwner(tx, services, { ownerId, client, how: 'a setup link' });
    return { kind: 'signed-in', token };
  });
}

/**
 * Sets password and authenticator app with a link, once, and signs the browser in. Ends the owner's
 * sessions in all other browsers.
 * @throws {OverloadError} when too many passwords are queued.
 */
export async function setUpPassword(
  services: DeskServices,
  link: string,
  { newPassword, code }: v.InferOutput<typeof setupSchema>,
  client: Client,
): Promise<SetupOutcome> {
  const { db, clock, passwords } = services;
  const owner = await findLink(services, link);
  if (!owner) return { kind: 'invalid' };
  if (await isGuessable(newPassword, owner)) {
    return { kind: 'refused', field: 'newPassword', message: setupText.tooCommon };
  }
  const step = stepOfCode(owner.secret, code, clock());
  if (step === null) return { kind: 'refused', field: 'code', message: setupText.wrongCode };
  const { id: ownerId } = owner;
  const known = { customer: ownerId, key: 'setup link' };
  const password = await passwords.hash(newPassword, ownerOf({ known, source: undefined }));
  return db.write(async (tx) => {
    if (!(await consumeLink(tx, link))) return { kind: 'invalid' };
    await tx
      .updateTable('owners')
      .set({ password, totp_secret: owner.secret, totp_step: step })
      .where('id', '=', ownerId)
      .execute();
    await endOwnerSessions(tx, ownerId);
    await clearAttempts(tx, attemptsOf(owner.email));
    await recordAction(tx, { ownerId, action: 'set a new password' }, clock());
    const token = await signInOwner(tx, services, { ownerId, client, how: 'a setup link' });
    return { kind: 'signed-in', token };
  });
}

/** Starts a session, ends the one that the browser had, and records both ends in the audit log. */
async function signInOwner(
  tx: Parameters<typeof recordAction>[0],
  { clock }: Pick<Services, 'clock'>,
  { ownerId, client, how }: { ownerId: string; client: Client; how: string },
): Promise<string> {
  const now = clock();
  if (client.token !== undefined) await endSessionOf(tx, client.token);
  await recordAction(tx, { ownerId, action: `signed in with ${how}` }, now);
  return startOwnerSession(tx, { ownerId, label: client.label, now });
}
