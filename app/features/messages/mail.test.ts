import { expect, it } from 'vitest';
import { describeEngines } from '../../../test/engines.ts';
import { happened, startLedger } from '../../../test/ledger.ts';
import { sampleMessage } from '../../../test/sample-message.ts';
import { testServices } from '../../../test/services.ts';
import { messageCreated } from './mail.server.ts';
import { storeMessage } from './messages.server.ts';

describeEngines('the e-mails about a message', (engine) => {
  it.each(['contact', 'support', 'chat'] as const)(
    'from %s give the owner a Reply-To, and an unverified address one message a day',
    async (source) => {
      const ledger = await startLedger(engine, { events: [messageCreated, happened] });
      const services = { ...testServices(ledger.db, () => ledger.now), outbox: ledger.outbox };
      const email = 'ann@visitor.example';
      const message = { ...sampleMessage, source, email };
      await storeMessage(services, message, { key: undefined, source: undefined });
      await ledger.worker.runDue();
      await ledger.add('ann');
      await ledger.worker.runDue();
      expect(ledger.mailsTo(email)).toHaveLength(1);
      const [owner] = ledger.mailsTo('owner@agents.example');
      expect(owner).toMatch(/^Reply-To: Dana Whitfield <ann@visitor\.example>\r?$/m);
    },
  );
});
