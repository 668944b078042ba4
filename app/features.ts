import {
  migrations as idempotencyMigrations,
  personal as idempotencyPersonal,
  purgeIdempotencyKeys,
} from '../lib/db/idempotency.ts';
import type { Migrations } from '../lib/db/migrate.ts';
import type { Tables } from '../lib/db/tables.ts';
import { purgeCountedMails } from '../lib/deliveries/counted-mails.ts';
import { migrations as deliveryMigrations } from '../lib/deliveries/migrations.ts';
import { personal as deliveryPersonal } from '../lib/deliveries/personal.ts';
import { type Job, migrations as jobMigrations } from '../lib/jobs.ts';
import { migrations as erasureMigrations } from '../lib/privacy/erasures.ts';
import { personErased } from '../lib/privacy/person-erased.ts';
import { requestsHeld } from '../lib/spam/held.ts';
import { createPageRules } from '../server/http/page-rules.ts';
import type { RateLimits } from '../server/http/rate-limiter.ts';
import type { Composition, Feature } from './feature.ts';
import { about } from './features/about/feature.ts';
import { accounts } from './features/accounts/feature.ts';
import { audit } from './features/audit/feature.ts';
import { blog } from './features/blog/feature.ts';
import { chat } from './features/chat/feature.ts';
import { contact } from './features/contact/feature.ts';
import { dashboard } from './features/dashboard/feature.ts';
import { desk } from './features/desk/feature.ts';
import { featuresPage } from './features/features/feature.ts';
import { home } from './features/home/feature.ts';
import { howItWorks } from './features/how-it-works/feature.ts';
import { howWeCheck } from './features/how-we-check/feature.ts';
import { inbox } from './features/inbox/feature.ts';
import { messages } from './features/messages/feature.ts';
import { notFound } from './features/not-found/feature.ts';
import { passwordReset } from './features/password-reset/feature.ts';
import { pricing } from './features/pricing/feature.ts';
import { privacy } from './features/privacy/feature.ts';
import { push } from './features/push/feature.ts';
import { resources } from './features/resources/feature.ts';
import { servicePages } from './features/service-pages/feature.ts';
import { signIn } from './features/sign-in/feature.ts';
import { signup } from './features/signup/feature.ts';
import { siteFiles } from './features/site-files/feature.ts';
import { sources } from './features/sources/feature.ts';
import { styleguide } from './features/styleguide/feature.ts';
import { support } from './features/support/feature.ts';
import { mailTheme } from './mail-theme.server.ts';

/**
 * The composition list: every feature of the site. Deleting a feature's folder and its line here
 * removes its pages, API, tables, mails and commands.
 */
export const features: readonly Feature[] = [
  home,
  howItWorks,
  howWeCheck,
  featuresPage,
  pricing,
  contact,
  audit,
  support,
  resources,
  signup,
  signIn,
  passwordReset,
  dashboard,
  blog,
  about,
  privacy,
  servicePages,
  chat,
  messages,
  accounts,
  inbox,
  sources,
  desk,
  push,
  siteFiles,
  styleguide,
  notFound,
];

/** Source file of each island by name, relative to the project's folder. */
export const islands: Readonly<Record<string, string>> = Object.fromEntries(
  features.flatMap(({ name, islands: own = {} }) =>
    Object.entries(own).map(([island, file]) => [island, `app/features/${name}/${file}`]),
  ),
);

/** Every migration by name. */
export const migrations: Migrations = Object.assign(
  {},
  idempotencyMigrations,
  deliveryMigrations,
  jobMigrations,
  erasureMigrations,
  ...features.map((feature) => feature.migrations),
);

/** Loads the features' server parts and combines them with those of `lib/`. */
export async function compose(): Promise<Composition> {
  const loaded = await Promise.all(features.map((feature) => feature.server?.()));
  const parts = loaded.flatMap((module) => module?.server ?? []);
  const screened = parts.flatMap((part) => part.screened ?? []);
  return {
    parts,
    screened,
    limits: Object.assign({}, commonLimits, ...features.map(({ limits }) => limits)),
    recognize: async (services, request) => {
      for (const part of parts) {
        const customer = await part.recognize?.(services, request);
        if (customer !== undefined) return customer;
      }
      return undefined;
    },
    migrations,
    events: [
      ...parts.flatMap(({ events = [] }) => events),
      requestsHeld(screened.map(({ table }) => table)),
      personErased,
    ],
    mailTheme: mailTheme(),
    // Deliveries and idempotency keys refer to the features' rows.
    personal: [
      ...parts.flatMap(({ personal = [] }) => personal),
      ...idempotencyPersonal,
      ...deliveryPersonal,
    ],
    impersonal: [...libraryTables, ...parts.flatMap(({ impersonal = [] }) => impersonal)],
    jobs: [...libraryJobs, ...parts.flatMap(({ jobs = [] }) => jobs)],
    rules: createPageRules(
      features.flatMap(({ routes = [] }, at) =>
        routes.map((route) => ({ ...route, version: loaded[at]?.server.pageVersion })),
      ),
    ),
  };
}

const commonLimits: RateLimits = {
  // Posts to a page that names no limit.
  forms: { minute: 60, hour: 600 },
  // Pages rendered for a visitor: neither prerendered nor kept by the page cache.
  renders: { minute: 120, hour: 1_200 },
  // Forms shown again with their entries because they were posted beyond their limit.
  refusals: { minute: 30, hour: 120 },
};

const libraryJobs: readonly Job[] = [
  { name: 'idempotency-keys', run: purgeIdempotencyKeys },
  { name: 'recipients', run: purgeCountedMails },
];

/** Tables of `lib/` without data about people. */
const libraryTables: readonly (keyof Tables)[] = [
  'migrations',
  'jobs',
  'notices',
  'erasures',
  'push_keys',
];
