import { expect, it } from 'vitest';
import { describeEngines } from '../engines.ts';
import { crashRounds } from './crash.ts';

const ROUNDS = 5;

describeEngines('a server killed under load', (engine) => {
  it(`loses no acknowledged lead and stores none twice in ${ROUNDS} rounds`, async () => {
    const report = await crashRounds(engine.settings(), ROUNDS);
    expect(report).toMatchObject({ lost: 0, extra: 0 });
    expect(report.acknowledged).toBeGreaterThan(ROUNDS * 5);
    expect(report.unanswered).toBeGreaterThan(0);
  }, 300_000);
});
