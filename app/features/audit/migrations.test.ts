import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../../../lib/db/migrate.ts';
import { describeEngines } from '../../../test/engines.ts';
import { leads } from './leads.cli.ts';
import { migrations } from './migrations.ts';

describeEngines('the migrations of leads', (engine) => {
  it('keep what an older version held for review', async () => {
    const db = await engine.open({ migrated: false });
    const { '063-leads-held': latest, ...older } = migrations;
    await migrate(db, older);
    await db.write((tx) =>
      sql`insert into leads (id, name, email, phone, company, business_type, goals, source, created_at, set_aside_at, spam_reasons)
        values ('1', 'Emma', 'emma@rank.example', '1', 'Rank', 'Other', 'Rank', 'website', 5, 7, '[]')`.execute(
        tx,
      ),
    );
    await migrate(db, migrations);
    expect(latest).toBeDefined();
    expect(await leads.held?.newest(db.read, 10)).toMatchObject([{ id: '1', held_at: 7 }]);
    expect(await leads.count(db.read)).toBe(0);
  });
});
