import type { Feature } from '../../feature.ts';
import { migrations } from './migrations.ts';

export const accounts: Feature = {
  name: 'accounts',
  // Sign-ins, password resets and the dashboard's forms: enough for a class of 40 behind one address.
  // What stops guessing is the limit per account (decision 007).
  limits: { 'sign-in': { minute: 60, hour: 300 } },
  exports: [
    'account-form.tsx',
    'account-deletion.server.ts',
    'billing.ts',
    'browser.server.ts',
    'copy.ts',
    'customer-data.server.ts',
    'devices.server.ts',
    'mailed-links.server.ts',
    'password-field.tsx',
    'password-change.server.ts',
    'passwords.server.ts',
    'scheduled-changes.server.ts',
    'schema.ts',
    'session-cookie.server.ts',
    'sessions.server.ts',
    'sign-in-attempts.server.ts',
    'plan-changes.server.ts',
    'tables.ts',
    'users.server.ts',
  ],
  islands: { 'password-field': 'password-field.tsx' },
  migrations,
  commands: {
    customers: () => import('./customers.cli.ts'),
    invoices: () => import('./invoices.cli.ts'),
  },
  server: () => import('./feature.server.ts'),
};
