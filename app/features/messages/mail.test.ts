import { expect, it } from 'vitest';
import { describeEngines } from '../../../test/engines.ts';
import { startLedger } from '../../../test/ledger.ts';
import { sampleMessage } from '../../../test/sample-message.ts';
import { testServices } from '../../../test/services.ts';
import { messageCreated } from './mail.server.ts';
import { storeMessage } from './messages.server.ts';

describeEngines('the emails about a message', (engine) => {
  it.each(['contact', 'support', 'chat'] as const)(
    'from %s give the owner a Reply-To, and repeat nothing to an unverified address',
    async (source) => {
      const ledger = await startLedger(engine, { events: [messageCreated] });
      const services = { ...testServices(ledger.db, () => ledger.now), outbox: ledger.outbox };
      const email = 'ann@visitor.example';
      const message = { ...sampleMessage, source, email };
      await storeMessage(services, message, { key: undefined, source: undefined });
      await ledger.worker.runDue();
      const [mail = '', ...more] = ledger.mailsTo(email);
      expect(more).toEqual([]);
      expect(mail).toContain('We have your message');
      expect(mail).not.toMatch(/Dana|Whitfield/);
      const [owner] = ledger.mailsTo('owner@agents.example');
      expect(owner).toMatch(/^Reply-To: Dana Whitfield <ann@visitor\.example>\r?$/m);
    },
  );
});
