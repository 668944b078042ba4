import { expect, it } from 'vitest';
import { describeEngines, type Engine } from '../../../test/engines.ts';
import { hours, startLedger } from '../../../test/ledger.ts';
import { testServices } from '../../../test/services.ts';
import { invoicesDue } from './invoice-mail.server.ts';
import { notifyOfDueInvoices } from './invoices.server.ts';
import { cancel, changePlan, resume } from './plan-changes.server.ts';
import { day, fastPasswords, signUpCustomer } from './test-accounts.ts';

const at = (text: string) => Date.parse(`${text}-04:00`);

/** Two processes on one database, with customers who signed up on June 2 at 10 AM and at 11 PM. */
async function begin(engine: Engine) {
  const ledger = await startLedger(engine, { events: [invoicesDue] });
  const processes = [ledger.db, await engine.open()].map((db) => ({
    ...testServices(db, () => ledger.now),
    outbox: ledger.outbox,
    passwords: fastPasswords,
  }));
  const [services] = processes;
  if (!services) throw new Error('No process');
  const add = async (company: string, time: string) => {
    ledger.now = at(time);
    const email = `${company.toLowerCase()}@example.com`;
    return (await signUpCustomer(services, { email, company })).id;
  };
  const ids = {
    early: await add('Early', '2025-06-02T10:00:00'),
    late: await add('Late', '2025-06-02T23:00:00'),
  };
  return {
    ledger,
    services,
    ids,
    /** Runs the job in both processes at once, every hour from one time to another. */
    runHourly: async (from: string, to: string) => {
      for (ledger.now = at(from); ledger.now <= at(to); ledger.now += hours(1)) {
        await Promise.all(processes.map(notifyOfDueInvoices));
        await ledger.worker.runDue();
      }
    },
    subjects: () =>
      ledger.mailsTo('owner@agents.example').map((mail) => /^Subject: (.*?)\r?$/m.exec(mail)?.[1]),
  };
}

describeEngines('invoices', (engine) => {
  it('are announced to the owner on their day, in one mail from 8 AM, once', async () => {
    const { ledger, runHourly, subjects } = await begin(engine);
    await runHourly('2025-06-16T05:00:00', '2025-06-16T07:59:00');
    expect(subjects()).toEqual([]);
    await runHourly('2025-06-16T08:00:00', '2025-06-17T09:00:00');
    expect(subjects()).toEqual(['2 invoices are due: $994']);
    const [mail] = ledger.mailsTo('owner@agents.example');
    for (const part of ['Early', 'late@example.com', 'AI Growth Agent', '$497']) {
      expect(mail).toContain(part);
    }
    expect(mail).toContain('June 16, 2025 to July 16, 2025');
    expect(ledger.receiver.requests).toHaveLength(1);
    await runHourly('2025-07-16T06:00:00', '2025-07-16T10:00:00');
    expect(subjects()).toHaveLength(2);
  });

  it('missed while no server ran are announced later', async () => {
    const { runHourly, subjects } = await begin(engine);
    await runHourly('2025-06-18T09:00:00', '2025-06-18T12:00:00');
    expect(subjects()).toEqual(['2 invoices are due: $994']);
  });

  it('follow cancellations, downgrades and second thoughts', async () => {
    const { ledger, services, ids, runHourly, subjects } = await begin(engine);
    ledger.now = at('2025-06-10T12:00:00');
    await cancel(services, ids.late, '');
    await changePlan(services, ids.early, 'starter');
    await runHourly('2025-06-16T08:00:00', '2025-06-16T12:00:00');
    expect(subjects()).toEqual(['An invoice is due: $297']);
    await resume(services, ids.late);
    await runHourly('2025-06-16T13:00:00', '2025-06-16T17:00:00');
    expect(subjects()).toHaveLength(1);
    await runHourly('2025-06-17T06:00:00', '2025-06-17T10:00:00');
    expect(subjects()).toEqual(['An invoice is due: $297', 'An invoice is due: $497']);
  });

  it('of a deleted customer are gone', async () => {
    const { ledger, services, ids, subjects } = await begin(engine);
    ledger.now = at('2025-06-02T10:00:00') + 14 * day;
    await notifyOfDueInvoices(services);
    await services.db.write((tx) =>
      tx.deleteFrom('users').where('id', 'in', Object.values(ids)).execute(),
    );
    await ledger.worker.runDue();
    expect(subjects()).toEqual([]);
    expect(await services.db.read.selectFrom('invoices').selectAll().execute()).toEqual([]);
  });
});
