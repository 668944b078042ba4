import { expect, it } from 'vitest';
import { describeEngines } from '../test/engines.ts';
import { testServices } from '../test/services.ts';
import { type Job, jobsHealth, runJob, startJobs } from './jobs.ts';
import { createLog } from './log.ts';

const hour = 60 * 60 * 1000;

describeEngines('jobs', (engine) => {
  async function begin() {
    const db = await engine.open();
    const time = { now: 1_000 * hour };
    const lines: string[] = [];
    const log = createLog({ write: (line) => void lines.push(line) });
    return { db, time, lines, log, services: testServices(db, () => time.now) };
  }

  const fails: Job = {
    name: 'fails',
    run: async () => {
      throw new Error('no luck');
    },
  };
  const works: Job = { name: 'works', run: async () => undefined };

  it('run, fail and are logged separately', async () => {
    const { db, services, lines, log, time } = await begin();
    const stop = startJobs([fails, works], services, log);
    await stop();
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ job: 'fails', msg: 'job failed' });
    expect(await jobsHealth([fails, works], db.read, time.now)).toEqual([
      { name: 'fails', succeededAt: null, failedAt: time.now, overdue: true },
      { name: 'works', succeededAt: time.now, failedAt: null, overdue: false },
    ]);
  });

  it('keep the last success while they fail, and are overdue after three intervals', async () => {
    const { db, services, log, time } = await begin();
    const start = time.now;
    let broken = false;
    const job: Job = { name: 'job', run: async () => (broken ? Promise.reject(1) : undefined) };
    await runJob(job, services, log);
    broken = true;
    time.now += 3 * hour;
    await runJob(job, services, log);
    const health = () => jobsHealth([job], db.read, time.now);
    expect(await health()).toMatchObject([
      { succeededAt: start, failedAt: time.now, overdue: false },
    ]);
    time.now += 1;
    expect(await health()).toMatchObject([{ overdue: true }]);
  });
});
