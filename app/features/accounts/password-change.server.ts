import type { Services } from '../../../lib/services.ts';
import { passwordMessages } from './copy.ts';
import { forgetDevices, rememberDevice } from './devices.server.ts';
import { isGuessable } from './passwords.server.ts';
import { endSessions, hashToken, type Session } from './sessions.server.ts';
import { ownerOf, verifyPassword } from './sign-in-attempts.server.ts';
import { setPassword } from './users.server.ts';

/** What verifies and hashes a password. */
type PasswordServices = Pick<Services, 'db' | 'clock' | 'passwords'>;

/** A customer's session, which proves who they are even while strangers guess their password. */
type SignedIn = Pick<Session, 'user' | 'token'>;

const knownBy = ({ user, token }: SignedIn) => ({
  customer: user.id,
  key: `session ${hashToken(token)}`,
});

/**
 * Whether the signed-in customer knows their password. The session has its own count of attempts.
 * @throws {OverloadError} when its attempts are used up, or too many passwords are queued.
 */
export function confirmPassword(
  services: PasswordServices,
  session: SignedIn,
  password: string,
): Promise<boolean> {
  const { email, password: hashed } = session.user;
  return verifyPassword(services, { email, password, hashed, known: knownBy(session) });
}

export type PasswordChange =
  /** `device` is the browser's new token. */
  | { kind: 'changed'; device: string }
  /** Messages by field. */
  | { kind: 'refused'; errors: Record<string, string> };

/**
 * Changes the password, ends the sessions in all other browsers and forgets them.
 * @throws {OverloadError} when the attempts are used up, or too many passwords are queued.
 */
export async function changePassword(
  services: PasswordServices,
  session: SignedIn,
  { current, next }: { current: string; next: string },
): Promise<PasswordChange> {
  const { db, clock, passwords } = services;
  const { user, token } = session;
  const refuse = (field: string, message: string): PasswordChange => ({
    kind: 'refused',
    errors: { [field]: message },
  });
  if (!(await confirmPassword(services, session, current))) {
    return refuse('currentPassword', passwordMessages.wrong);
  }
  if (await isGuessable(next, user)) {
    return refuse('newPassword', passwordMessages.tooCommon);
  }
  const hashed = await passwords.hash(next, ownerOf({ known: knownBy(session) }));
  return db.write(async (tx) => {
    await setPassword(tx, user.id, hashed, clock());
    await endSessions(tx, user.id, token);
    await forgetDevices(tx, user.id);
    await tx.deleteFrom('password_resets').where('email', '=', user.email).execute();
    return { kind: 'changed', device: await rememberDevice(tx, user.id, clock()) };
  });
}
