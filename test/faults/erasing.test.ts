import { expect, it } from 'vitest';
import { testPlaces } from '../../lib/backup/test-places.ts';
import { describeEngines } from '../engines.ts';
import { erasePeople } from './erasing.ts';

const { place } = testPlaces();

describeEngines('people who are erased at the same time', (engine) => {
  it('leave no trace in rows, files, the log and a restored backup', async () => {
    const report = await erasePeople(engine.settings(), 3, place);
    expect(report).toMatchObject({ found: 0, kept: [], logged: 0, restored: 0, missing: 0 });
    expect(report.before).toBeGreaterThan(100);
  });
});
