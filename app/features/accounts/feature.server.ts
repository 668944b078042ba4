import type { Tx } from '../../../lib/db/client.ts';
import type { Outbox } from '../../../lib/deliveries/outbox.ts';
import { theirIds } from '../../../lib/privacy/personal.ts';
import type { FeatureServer } from '../../feature.ts';
import { endedAccounts, notifyOfDeletion } from './account-deletion.server.ts';
import { deleteExpiredDevices, findDevice } from './devices.server.ts';
import { invoicesDue } from './invoice-mail.server.ts';
import { notifyOfDueInvoices } from './invoices.server.ts';
import { customerDeleted, subscriptionChanged } from './mail.server.ts';
import { createPasswords, type Passwords } from './passwords.server.ts';
import { applyDueChanges } from './scheduled-changes.server.ts';
import { apiClient } from './session-cookie.server.ts';
import { customerOfSession, deleteExpiredSessions } from './sessions.server.ts';
import { accountOf, deleteExpiredAttempts } from './sign-in-attempts.server.ts';
import type { UserRow } from './tables.ts';

declare module '../../../lib/services.ts' {
  interface Services {
    /** Password hashing, bounded per process. */
    passwords: Passwords;
  }
}

export const server: FeatureServer = {
  services: () => ({ passwords: createPasswords() }),
  recognize: async (services, request) => {
    const { token, device } = apiClient(request, services);
    const customer = await customerOfSession(services, token);
    return customer ?? (await findDevice(services, device))?.customer;
  },
  events: [subscriptionChanged, customerDeleted, invoicesDue],
  personal: [
    {
      ...{ table: 'users', address: 'email', id: 'id', since: 'created_at' },
      ...{ title: 'Account', record: 'customer', hidden: ['password'] },
      expires: endedAccounts,
      erased: async (tx: Tx, users: readonly UserRow[], outbox: Outbox) => {
        for (const user of users) await notifyOfDeletion(tx, user, outbox);
      },
    },
    {
      ...{ table: 'subscriptions', column: 'user_id', values: theirIds, id: 'id' },
      title: 'Subscription',
    },
    {
      ...{ table: 'subscription_changes', column: 'subscription_id', values: theirIds, id: 'id' },
      title: 'Changes of the subscription',
    },
    {
      ...{ table: 'invoices', column: 'subscription_id', values: theirIds, id: 'id' },
      title: 'Invoices due',
    },
    {
      ...{ table: 'sessions', column: 'user_id', values: theirIds, hidden: ['token_hash'] },
      title: 'Browsers that are signed in',
    },
    {
      ...{ table: 'known_devices', column: 'user_id', values: theirIds, hidden: ['token_hash'] },
      title: 'Browsers that signed in before',
    },
    {
      table: 'password_resets',
      address: 'email',
      id: 'id',
      since: 'created_at',
      hidden: ['token_hash'],
    },
    { table: 'sign_in_attempts', column: 'account', values: ({ address }) => [accountOf(address)] },
  ],
  jobs: [
    { name: 'plan-changes', run: applyDueChanges },
    { name: 'due-invoices', run: notifyOfDueInvoices },
    { name: 'expired-sessions', run: deleteExpiredSessions },
    { name: 'expired-devices', run: deleteExpiredDevices },
    { name: 'expired-sign-in-attempts', run: deleteExpiredAttempts },
  ],
};
