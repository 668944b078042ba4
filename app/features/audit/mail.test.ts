import { expect, it } from 'vitest';
import { describeEngines } from '../../../test/engines.ts';
import { startLedger } from '../../../test/ledger.ts';
import { sampleLead } from '../../../test/sample-lead.ts';
import { testServices } from '../../../test/services.ts';
import { storeLead } from './leads.server.ts';
import { leadCreated } from './mail.server.ts';

describeEngines('the emails about an audit request', (engine) => {
  it('give the owner a Reply-To, and repeat nothing to an unverified address', async () => {
    const ledger = await startLedger(engine, { events: [leadCreated] });
    const services = { ...testServices(ledger.db, () => ledger.now), outbox: ledger.outbox };
    const email = 'ann@visitor.example';
    await storeLead(services, { ...sampleLead, email }, { key: undefined, source: undefined });
    await ledger.worker.runDue();
    const [mail = '', ...more] = ledger.mailsTo(email);
    expect(more).toEqual([]);
    expect(mail).toContain('We have your request');
    expect(mail).not.toMatch(/Dana|Whitfield/);
    const [owner] = ledger.mailsTo('owner@agents.example');
    expect(owner).toMatch(/^Reply-To: Dana Whitfield <ann@visitor\.example>\r?$/m);
  });
});
