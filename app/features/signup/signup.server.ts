import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../../lib/db/client.ts';
import { isUniqueViolation } from '../../../lib/db/errors.ts';
import { contentKey, once } from '../../../lib/db/idempotency.ts';
import type { Services } from '../../../lib/services.ts';
import type { Sending } from '../../forms/sending.ts';
import { isRightPassword } from '../accounts/attempts.server.ts';
import { monthlyAmount } from '../accounts/billing.ts';
import { isGuessable } from '../accounts/passwords.server.ts';
import { guessable } from '../accounts/rules.ts';
import { beginSession } from '../accounts/sessions.server.ts';
import type { SubscriptionRow, UserRow } from '../accounts/tables.ts';
import { customerCreated } from './mail.server.ts';
import type { Signup } from './schema.ts';

export type SignupOutcome =
  | { kind: 'created' | 'replayed'; id: string; token: string }
  | { kind: 'taken' }
  | { kind: 'mismatch' }
  | { kind: 'refused'; errors: Record<string, string> };

/** The idempotency keys of signups. */
export const signupScope = '/api/auth/signup';

export const taken =
  'An account with this email address already exists. Sign in, or reset your password';

/**
 * Makes a customer: user, subscription, session and what is told of it in one transaction.
 * Resolves after the commit. The password is hashed before the transaction, and is no part of what an
 * idempotency key remembers: whoever sends a key again must know the password.
 * @throws {BusyError} when too many passwords wait to be hashed.
 */
export async function signUp(
  services: Pick<Services, 'db' | 'clock' | 'outbox' | 'passwords'>,
  signup: Signup,
  { key, source }: Sending,
): Promise<SignupOutcome> {
  if (isGuessable(signup.password, signup)) {
    return { kind: 'refused', errors: { password: guessable } };
  }
  const email = signup.email.toLowerCase();
  const known = await findUser(services, email);
  if (known && key === undefined) return { kind: 'taken' };
  const { password, ...request } = signup;
  // A key that comes again is of an account that exists; its password is compared below instead.
  const hashed = known ? '' : await services.passwords.hash(password);
  const rows = newRows({ ...request, email, password: hashed }, services.clock());
  const claim = key === undefined ? undefined : { scope: signupScope, key, request };
  const answer = { status: 201, body: { id: rows.user.id } };
  let token = '';
  try {
    const outcome = await once(services, claim, answer, async (tx) => {
      if (known) throw new TakenError();
      await store(tx, services, rows);
      token = await beginSession(tx, rows.user.id, services.clock());
    });
    if (outcome.kind === 'mismatch') return outcome;
    const { id } = outcome.answer.body;
    if (outcome.kind === 'done') return { kind: 'created', id, token };
    // Who sends a key again must know the password, and may try it as often as at the door.
    const attempt = { email, password, hashed: await hashOf(services, id), source };
    if (!(await isRightPassword(services, attempt))) return { kind: 'mismatch' };
    token = await services.db.write((tx) => beginSession(tx, id, services.clock()));
    return { kind: 'replayed', id, token };
  } catch (error) {
    if (error instanceof TakenError || isUniqueViolation(error)) return { kind: 'taken' };
    throw error;
  }
}

/** The key of a form that carries none (JavaScript off): sent twice, it makes one account. */
export function signupKey({ password: _, ...entries }: Signup): string {
  return contentKey(entries);
}

/** The customer with an address, whatever its case. */
export function findUser(
  { db }: Pick<Services, 'db'>,
  email: string,
): Promise<UserRow | undefined> {
  return db.read
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
}

class TakenError extends Error {}

async function hashOf({ db }: Pick<Services, 'db'>, id: string): Promise<string | undefined> {
  const user = await db.read
    .selectFrom('users')
    .select('password')
    .where('id', '=', id)
    .executeTakeFirst();
  return user?.password;
}

function newRows(
  { email, firstName, lastName, company, phone, password, subscriptionPlan: plan }: Signup,
  now: number,
): { user: UserRow; subscription: SubscriptionRow } {
  const user: UserRow = {
    id: randomUUIDv7(),
    email,
    first_name: firstName,
    last_name: lastName,
    company: company || null,
    phone: phone || null,
    password,
    subscription_plan: plan,
    subscription_status: 'inactive',
    subscription_start_date: now,
    subscription_end_date: null,
    created_at: now,
    updated_at: now,
  };
  const subscription: SubscriptionRow = {
    id: randomUUIDv7(),
    user_id: user.id,
    plan,
    status: 'pending',
    amount: monthlyAmount(plan),
    billing_cycle: 'monthly',
    start_date: now,
    end_date: null,
    created_at: now,
    updated_at: now,
  };
  return { user, subscription };
}

async function store(
  tx: Tx,
  { outbox }: Pick<Services, 'outbox'>,
  { user, subscription }: ReturnType<typeof newRows>,
): Promise<void> {
  await tx.insertInto('users').values(user).execute();
  await tx.insertInto('subscriptions').values(subscription).execute();
  await tx
    .insertInto('subscription_changes')
    .values({
      id: randomUUIDv7(),
      subscription_id: subscription.id,
      kind: 'signup',
      from_plan: null,
      to_plan: subscription.plan,
      amount: subscription.amount,
      reason: 'Signed up',
      effective_at: user.created_at,
      created_at: user.created_at,
      applied_at: user.created_at,
      withdrawn_at: null,
    })
    .execute();
  await outbox.enqueue(tx, customerCreated, { id: user.id });
}
