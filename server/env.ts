import * as z from 'zod/mini';
import type { SiteSettings } from '../app/settings.ts';

export interface Env {
  mode: 'development' | 'production' | 'test';
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  site: SiteSettings;
  rateLimit: boolean;
  /** Addresses and CIDR ranges whose X-Forwarded-* headers are believed. */
  trustProxy: string[];
}

const text = (fallback: string) => z._default(z.string().check(z.trim(), z.minLength(1)), fallback);

const schema = z.object({
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'production'),
  HOST: text('127.0.0.1'),
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535)), 3000),
  DATA_DIR: text('./data'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  SITE_URL: z._default(z.url({ protocol: /^https?$/ }), 'http://localhost:3000'),
  SITE_NAME: text('Beltway Agents'),
  SITE_PHONE: text('(703) 555-0142'),
  SITE_EMAIL: z._default(z.email(), 'hello@example.com'),
  RATE_LIMIT: z._default(z.enum(['on', 'off']), 'on'),
  TRUST_PROXY: z.optional(z.string()),
});

/** A setting that cannot be used; its message is one line that names the setting. */
export class EnvError extends Error {}

/**
 * Reads the settings. An empty value counts as not set.
 * @throws {EnvError} naming the first wrong setting.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(schema, given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    throw new EnvError(`${name}=${given[name] ?? ''} is not usable: ${issue?.message}`);
  }
  const env = parsed.data;
  return {
    mode: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    site: {
      name: env.SITE_NAME,
      phone: env.SITE_PHONE,
      email: env.SITE_EMAIL,
      url: env.SITE_URL.replace(/\/+$/, ''),
    },
    rateLimit: env.RATE_LIMIT === 'on',
    trustProxy: env.TRUST_PROXY?.split(',').map((part) => part.trim()) ?? [],
  };
}
