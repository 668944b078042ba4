import type { RateLimit } from '../../../server/http/limits.ts';
import type { Feature } from '../../feature.ts';
import { migrations } from './migrations.ts';

/** Signing in, and what a customer changes: above what fingers can do, far below guessing. */
export const signInLimit: RateLimit = { name: 'sign-in', perMinute: 20 };

export const accounts: Feature = {
  name: 'accounts',
  exports: [],
  islands: { 'password-field': 'password-field.tsx' },
  migrations,
  commands: { customers: () => import('./customers.cli.ts') },
  server: () => import('./feature.server.ts'),
};
