import type { FeatureServer } from '../../feature.ts';
import { invoicesDue } from './invoice-mail.server.ts';
import { notifyOfDueInvoices } from './invoices.server.ts';
import { customerDeleted, subscriptionChanged } from './mail.server.ts';
import { createPasswords, type Passwords } from './passwords.server.ts';
import { applyDueChanges } from './plan-changes.server.ts';
import { deleteExpiredSessions } from './sessions.server.ts';
import { deleteExpiredAttempts } from './sign-in-attempts.server.ts';

declare module '../../../lib/services.ts' {
  interface Services {
    /** Password hashing, bounded per process. */
    passwords: Passwords;
  }
}

export const server: FeatureServer = {
  services: () => ({ passwords: createPasswords() }),
  events: [subscriptionChanged, customerDeleted, invoicesDue],
  jobs: [
    { name: 'plan-changes', run: applyDueChanges },
    { name: 'due-invoices', run: notifyOfDueInvoices },
    { name: 'expired-sessions', run: deleteExpiredSessions },
    { name: 'expired-sign-in-attempts', run: deleteExpiredAttempts },
  ],
};
