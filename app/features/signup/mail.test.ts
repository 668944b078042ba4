import { expect, it } from 'vitest';
import { describeEngines } from '../../../test/engines.ts';
import { startLedger } from '../../../test/ledger.ts';
import { testServices } from '../../../test/services.ts';
import { keyless, rosa } from '../accounts/test-accounts.ts';
import { customerCreated } from './mail.server.ts';
import { signUp } from './signup.server.ts';

describeEngines('the emails about a signup', (engine) => {
  it('give the owner a Reply-To, and repeat nothing to an unverified address', async () => {
    const ledger = await startLedger(engine, { events: [customerCreated] });
    const services = { ...testServices(ledger.db, () => ledger.now), outbox: ledger.outbox };
    const email = 'ann@visitor.example';
    const signup = { ...rosa, email, subscriptionPlan: 'growth' } as const;
    expect(await signUp(services, signup, keyless)).toMatchObject({ kind: 'created' });
    await ledger.worker.runDue();
    const [mail = '', ...more] = ledger.mailsTo(email);
    expect(more).toEqual([]);
    expect(mail).toContain('setting up your AI agent');
    expect(mail).not.toMatch(/Rosa|Alvarez/);
    const [owner] = ledger.mailsTo('owner@agents.example');
    expect(owner).toMatch(/^Reply-To: Rosa Alvarez <ann@visitor\.example>\r?$/m);
  });
});
