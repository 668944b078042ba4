import { expect, it } from 'vitest';
import { describeEngines } from '../engines.ts';
import { claims } from './claims.ts';
import { killedSending } from './killed-sending.ts';
import { outage } from './outage.ts';

// Short rounds; `npm run faults` runs the long ones, with fsync.
describeEngines('deliveries through faults', (engine) => {
  it('all arrive once, with their ids, after an outage of both channels', async () => {
    const report = await outage(engine.settings(), 40);
    expect(report).toMatchObject({ refused: 0, delivered: 120, lost: 0, repeated: 0, strange: 0 });
    expect(report.hoursAfterMail).toBeLessThan(3);
  }, 120_000);

  it('none is lost when the process is killed while it sends', async () => {
    const report = await killedSending(engine.settings(), 3);
    expect(report).toMatchObject({ deliveries: 60, lost: 0, wrong: 0, unpushed: 0, needless: 0 });
    // One email, one webhook and one push are being sent at each kill.
    expect(report.repeated).toBeLessThanOrEqual(3 * 3);
  }, 120_000);

  it('none is claimed twice by two processes with four workers each', async () => {
    const report = await claims(engine.settings(), 150);
    expect(report).toMatchObject({ deliveries: 450, claimed: 450, twice: 0 });
    expect(Math.min(...report.shares)).toBeGreaterThan(0);
  }, 60_000);
});
