import { expect, it } from 'vitest';
import { testPlaces } from '../../lib/backup/test-places.ts';
import { describeEngines } from '../engines.ts';
import { backupUnderLoad } from './backup.ts';

const { place } = testPlaces();

describeEngines('a backup under load', (engine) => {
  it('has every acknowledged lead, and is restored on both engines, also after a kill', async () => {
    const report = await backupUnderLoad(engine.settings(), 10_000, place, 0);
    expect(report).toMatchObject({ missing: 0, different: 0, broken: 0 });
    expect(report.rows).toBeGreaterThan(40_000);
  }, 300_000);
});
