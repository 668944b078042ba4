import { expect, it } from 'vitest';
import { describeEngines } from '../../../test/engines.ts';
import { happened, startLedger } from '../../../test/ledger.ts';
import { sampleLead } from '../../../test/sample-lead.ts';
import { testServices } from '../../../test/services.ts';
import { storeLead } from './leads.server.ts';
import { leadCreated } from './mail.server.ts';

describeEngines('the e-mails about an audit request', (engine) => {
  it('give the owner a Reply-To, and an unverified address one message a day', async () => {
    const ledger = await startLedger(engine, { events: [leadCreated, happened] });
    const services = { ...testServices(ledger.db, () => ledger.now), outbox: ledger.outbox };
    const email = 'ann@visitor.example';
    for (const goals of [sampleLead.goals, 'More customers in Vienna.']) {
      const lead = { ...sampleLead, email, goals };
      await storeLead(services, lead, { key: undefined, source: undefined });
    }
    await ledger.add('ann');
    await ledger.worker.runDue();
    expect(ledger.mailsTo(email)).toHaveLength(1);
    const [owner] = ledger.mailsTo('owner@agents.example');
    expect(owner).toMatch(/^Reply-To: Dana Whitfield <ann@visitor\.example>\r?$/m);
  });
});
