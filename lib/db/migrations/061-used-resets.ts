import type { Kysely } from 'kysely';

/** A link that was used is deleted, so nothing needs to say so. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('password_resets').dropColumn('used_at').execute();
}
