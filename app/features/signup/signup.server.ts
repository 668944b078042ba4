import type { Tx } from '../../../lib/db/client.ts';
import { isUniqueViolation } from '../../../lib/db/errors.ts';
import { once } from '../../../lib/db/idempotency.ts';
import { newId } from '../../../lib/db/new-id.ts';
import type { Services } from '../../../lib/services.ts';
import type { Sending } from '../../forms/form-endpoint.server.ts';
import { type FieldErrors, parseForm } from '../../forms/rules.ts';
import { monthlyAmount } from '../accounts/billing.ts';
import { type BrowserTokens, type SentTokens, signInBrowser } from '../accounts/browser.server.ts';
import { passwordMessages } from '../accounts/copy.ts';
import { isGuessable } from '../accounts/passwords.server.ts';
import { ownerOf, verifyPassword } from '../accounts/sign-in-attempts.server.ts';
import type { SubscriptionRow, UserRow } from '../accounts/tables.ts';
import { findUser, signupScope } from '../accounts/users.server.ts';
import { customerCreated } from './mail.server.ts';
import { type Signup, signupSchema } from './schema.ts';

type SignupServices = Pick<Services, 'db' | 'clock' | 'outbox' | 'passwords'>;

export type SignupOutcome =
  | { kind: 'created' | 'replayed'; id: string; tokens: BrowserTokens }
  | { kind: 'invalid'; errors: FieldErrors }
  /** The address has an account. */
  | { kind: 'taken' }
  /** The idempotency key was used for other entries, or with another password. */
  | { kind: 'mismatch' };

/** How a signup was sent, and from which browser. */
export type SignupSending = Sending & SentTokens;

/**
 * Parses and carries out a signup, sent as JSON or as a plain post.
 * @param sending `keyOf` gives the idempotency key; it gets the valid entries without the password.
 * @throws {OverloadError} when too many passwords are queued, or the attempts are used up.
 */
export async function receiveSignup(
  services: SignupServices,
  entries: object,
  { keyOf, ...client }: { keyOf(content: object): string | undefined } & Omit<SignupSending, 'key'>,
): Promise<SignupOutcome> {
  const parsed = parseForm(signupSchema, entries);
  if ('errors' in parsed) return { kind: 'invalid', errors: parsed.errors };
  const { password: _, ...content } = parsed.values;
  return signUp(services, parsed.values, { ...client, key: keyOf(content) });
}

/**
 * Creates a customer in one transaction: user, subscription, session, notifications. Resolves after
 * the commit. The password is hashed first, and isn't stored with the idempotency key: a repeated
 * request must have the same password.
 * @throws {OverloadError} when too many passwords are queued, or the attempts are used up.
 */
export async function signUp(
  services: SignupServices,
  signup: Signup,
  { key, source, request, token, device }: SignupSending,
): Promise<SignupOutcome> {
  if (await isGuessable(signup.password, signup)) {
    return { kind: 'invalid', errors: { password: passwordMessages.tooCommon } };
  }
  const email = signup.email.toLowerCase();
  const known = await findUser(services, email);
  if (known && key === undefined) return { kind: 'taken' };
  const { password, ...entries } = signup;
  // For a known address this may be a repeated request, whose password is verified below.
  const hashed = known ? '' : await services.passwords.hash(password, ownerOf({ source }));
  const rows = newRows({ ...entries, email, password: hashed }, services.clock());
  const claim = key === undefined ? undefined : { scope: signupScope, key, request: entries };
  const answer = { status: 201, body: { id: rows.user.id } };
  const signInAs = (tx: Tx, userId: string) =>
    signInBrowser(tx, { userId, now: services.clock() }, { token, device });
  let tokens: BrowserTokens | undefined;
  try {
    const outcome = await once(services, claim, answer, async (tx) => {
      if (known) throw new TakenError();
      await store(tx, services, { ...rows, source, request });
      tokens = await signInAs(tx, rows.user.id);
    });
    if (outcome.kind === 'mismatch') return outcome;
    const { id } = outcome.answer.body;
    if (tokens) return { kind: 'created', id, tokens };
    const attempt = { email, password, hashed: await hashOf(services, id), source };
    if (!(await verifyPassword(services, attempt))) return { kind: 'mismatch' };
    return {
      kind: 'replayed',
      id,
      tokens: await services.db.write((tx) => signInAs(tx, id)),
    };
  } catch (error) {
    if (error instanceof TakenError || isUniqueViolation(error)) return { kind: 'taken' };
    throw error;
  }
}

/** Rolls back the idempotency key of a signup with a known address. */
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
    id: newId(),
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
    id: newId(),
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
  { user, subscription, source, request }: ReturnType<typeof newRows> & Omit<Sending, 'key'>,
): Promise<void> {
  await tx.insertInto('users').values(user).execute();
  await tx.insertInto('subscriptions').values(subscription).execute();
  await tx
    .insertInto('subscription_changes')
    .values({
      id: newId(),
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
  await outbox.enqueue(tx, customerCreated, { id: user.id, source, request });
}
