import type { RateLimit } from '../../../server/http/limits.ts';
import type { Feature } from '../../feature.ts';
import { migrations } from './migrations.ts';

/** Sign-ins, password resets and the dashboard's forms: more than people need, too few to guess. */
export const signInLimit: RateLimit = { name: 'sign-in', perMinute: 20 };

export const accounts: Feature = {
  name: 'accounts',
  exports: [
    'account-form.tsx',
    'account.server.ts',
    'billing.ts',
    'copy.ts',
    'customer-data.server.ts',
    'feature.ts',
    'password-field.tsx',
    'passwords.server.ts',
    'plan-changes.server.ts',
    'schema.ts',
    'session-cookie.server.ts',
    'sessions.server.ts',
    'sign-in-attempts.server.ts',
    'subscriptions.server.ts',
    'tables.ts',
    'users.server.ts',
  ],
  islands: { 'password-field': 'password-field.tsx' },
  migrations,
  commands: { customers: () => import('./customers.cli.ts') },
  server: () => import('./feature.server.ts'),
};
