import { hash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Services } from '../services.ts';
import type { Tx } from './client.ts';
import { fromJson, toJson } from './columns.ts';

/** How long a key is remembered: a week, in milliseconds. */
export const KEY_LIFETIME = 7 * 24 * 60 * 60 * 1000;

/** A request that must have its effect once. */
export interface Claim {
  /** Whose keys these are: the endpoint's path. */
  scope: string;
  key: string;
  /** What was asked, parsed; the same key with another request is a mistake of the caller. */
  request: unknown;
}

export type AnswerBody = Record<string, string | number | boolean | null>;

/** The HTTP answer to a request that was carried out. */
export interface Answer<B extends AnswerBody = AnswerBody> {
  status: number;
  body: B;
}

export type Once<B extends AnswerBody> =
  | { kind: 'done'; answer: Answer<B> }
  | { kind: 'replayed'; answer: Answer<B> }
  | { kind: 'mismatch' };

const answerBody = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/**
 * Carries out a unit of work once for a key, and gives a repeated request the first one's answer:
 * the key, the answer and the work are committed together or not at all. Of concurrent requests
 * with one key the later ones wait for the first, also in other processes. A unit that throws
 * leaves the key free. Without a claim the unit simply runs.
 * `answer` is known beforehand, since its ids are made here and not by the database.
 * @returns `mismatch` when the key was used for another request.
 */
export async function once<B extends AnswerBody>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  claim: Claim | undefined,
  answer: Answer<B>,
  unit: (tx: Tx) => Promise<void>,
): Promise<Once<B>> {
  return db.write(async (tx) => {
    const first = claim ? await take(tx, claim, answer, clock()) : true;
    if (claim && !first) return recall<B>(tx, claim);
    await unit(tx);
    return { kind: 'done', answer };
  });
}

/**
 * A key made from the content itself, for a form that cannot carry one (JavaScript off): the same
 * entries sent twice within {@link KEY_LIFETIME} count once.
 */
export function contentKey(request: unknown): string {
  return `content-${hashOf(request)}`;
}

/** Forgets the keys that are past their lifetime. */
export async function purgeIdempotencyKeys({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const before = clock() - KEY_LIFETIME;
  await db.write((tx) =>
    tx.deleteFrom('idempotency_keys').where('created_at', '<', before).execute(),
  );
}

/** Inserts the key; false when it is there, after waiting for whoever is inserting it now. */
async function take(tx: Tx, claim: Claim, answer: Answer, now: number): Promise<boolean> {
  const result = await tx
    .insertInto('idempotency_keys')
    .values({
      scope: claim.scope,
      key: claim.key,
      request_hash: hashOf(claim.request),
      status: answer.status,
      body: toJson(answer.body),
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

async function recall<B extends AnswerBody>(tx: Tx, claim: Claim): Promise<Once<B>> {
  const row = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'body'])
    .where('scope', '=', claim.scope)
    .where('key', '=', claim.key)
    .executeTakeFirstOrThrow();
  if (row.request_hash !== hashOf(claim.request)) return { kind: 'mismatch' };
  const body = fromJson(answerBody, row.body) as B;
  return { kind: 'replayed', answer: { status: row.status, body } };
}

/** Equal for requests equal in content, whatever the order of their fields. */
function hashOf(request: unknown): string {
  const sorted = JSON.stringify(request, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return hash('sha256', sorted, 'base64url');
}
