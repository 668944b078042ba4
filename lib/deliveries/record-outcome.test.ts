import { expect, it } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import { rowsByKind, startLedger } from '../../test/ledger.ts';
import { createLog } from '../log.ts';

describeEngines('the outcome of an attempt', (engine) => {
  it('is logged, without the receiver’s answer', async () => {
    const lines: string[] = [];
    const log = createLog({ write: (line) => void lines.push(line) });
    const ledger = await startLedger(engine, { log });
    ledger.receiver.answer = () => ({ status: 500, body: 'ann is unknown' });
    ledger.smtp.behavior.recipient = (address) =>
      address.startsWith('ann') ? { code: 550, text: 'No such user' } : undefined;
    await ledger.add();
    const rows = await rowsByKind(ledger.db);
    await ledger.worker.runDue();
    // The notice of the refused mail is logged too, if the webhook's lane is still at work.
    const logged = lines
      .map((line) => JSON.parse(line))
      .filter(({ event }) => event === 'test.happened');
    const shared = { event: 'test.happened', subject: 'ann', attempt: 1 };
    const expected = [
      { level: 'info', kind: 'owner-email', outcome: 'delivered' },
      { level: 'error', kind: 'visitor-email', outcome: 'refused' },
      { level: 'warn', kind: 'webhook', outcome: 'failed' },
    ].map((line) => ({ ...shared, ...line, delivery: rows[line.kind]?.id }));
    expect(logged).toHaveLength(3);
    expect(logged).toEqual(
      expect.arrayContaining(expected.map((line) => expect.objectContaining(line))),
    );
    expect(lines.join()).not.toMatch(/unknown|such user/);
  });
});
