import { expect, it } from 'vitest';
import { describeEngines } from '../engines.ts';
import { killedLooks } from './killed-looks.ts';

// Short rounds; `npm run faults` runs the long ones, with fsync.
describeEngines('looks through faults', (engine) => {
  it('each ends once for its visitor and its lead when the process is killed', async () => {
    const report = await killedLooks(engine.settings(), 2);
    expect(report).toMatchObject({ looks: 10, lost: 0, doubled: 0 });
    expect(report.answered + report.couldNotLook).toBe(10);
  }, 180_000);
});
