import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Source } from '../assistant/compose/library.server.ts';
import type { Migrations } from '../lib/db/migrate.ts';
import type { Tables } from '../lib/db/tables.ts';
import type { EventType } from '../lib/deliveries/event.ts';
import type { MailTheme } from '../lib/deliveries/mail/html.ts';
import type { GaugeGroup } from '../lib/gauges.ts';
import type { Job } from '../lib/jobs.ts';
import type { Log } from '../lib/log.ts';
import type { PersonalTable } from '../lib/privacy/personal.ts';
import type { CoreServices, Services } from '../lib/services.ts';
import type { ScreenedTable } from '../lib/spam/held.ts';
import type { Env } from '../server/env.ts';
import type { Guard } from '../server/http/guard.ts';
import type { PageRule, PageRules, PageVersion } from '../server/http/page-rules.ts';
import type { RateLimits } from '../server/http/rate-limiter.ts';
import type { Pages } from '../server/http/renderer.ts';
import type { Terminal } from '../server/terminal/records-command.ts';

/**
 * A feature's manifest. The build (routes, islands), the server and the command line read it without
 * loading the feature's code. File names are relative to the feature's folder.
 */
export interface Feature {
  /** Name of its folder below `app/features/`. */
  name: string;
  routes?: readonly PageRoute[];
  /** Islands by name, each with the file whose default export it renders. */
  islands?: Readonly<Record<string, string>>;
  /** Files that other features may import; all others are private. */
  exports?: readonly string[];
  /** Rate limits by name. */
  limits?: RateLimits;
  migrations?: Migrations;
  /** Commands by the name of their npm script. */
  commands?: Readonly<Record<string, () => Promise<{ run: Command }>>>;
  /** Loads the part that it adds to the server. */
  server?: () => Promise<{ server: FeatureServer }>;
}

/** A page's path and module, and the server's rules for it. */
export interface PageRoute extends PageRule {
  /** Path without the leading slash, in React Router's notation; empty for the home page. */
  path: string;
  file: string;
  /** Only in `npm run dev`. */
  developmentOnly?: true;
}

/** Part that a feature adds to the server. */
export interface FeatureServer {
  /** Its own services; it declares their types by augmenting `Services`. */
  services?(core: CoreServices): Partial<Services>;
  /** Id of the customer whose browser sent a request; has its own share of the rate limits. */
  recognize?(services: Services, request: FastifyRequest): Promise<string | undefined>;
  /** Keeps its pages and API from everybody who isn't signed in. */
  guard?: Guard;
  /** Registers its HTTP routes. */
  api?(app: FastifyInstance, context: ApiContext): void;
  /** Its events; each defines the messages it sends. */
  events?: readonly EventType[];
  /** Table whose rows are screened for spam, and the event that a released row causes. */
  screened?: { table: ScreenedTable; event: EventType };
  jobs?: readonly Job[];
  /** Figures of `/metrics` that are read from the database. */
  gauges?: GaugeGroup;
  /** Its tables with data about people, each after those it refers to: `npm run privacy` uses them. */
  personal?: readonly PersonalTable[];
  /** Its tables without. Every table must be in one of the two lists. */
  impersonal?: readonly (keyof Tables)[];
  /** Runs beside the server until the returned function is called. */
  start?(services: Services, env: Env, log: Log): Promise<() => Promise<void>>;
  /** Texts that the assistant can search. */
  assistantSource?: Source;
  /** Version of its pages in the database; without it, a page changes only with the build. */
  pageVersion?: PageVersion;
  /** Sitemap entries that can change while the server runs. */
  sitemap?(reader: Pick<CoreServices, 'db' | 'clock'>): Promise<SitemapEntry[]>;
}

/** A page in the sitemap. */
export interface SitemapEntry {
  path: string;
  /** Last change in epoch milliseconds; absent if unknown. */
  modifiedAt?: number;
}

/** Context of a feature's HTTP routes. */
export interface ApiContext {
  services: Services;
  env: Env;
  /** Undefined in tests of the API alone. */
  pages: Pages | undefined;
  /** Every feature's server part, for routes that combine them (sitemap, assistant). */
  parts: readonly FeatureServer[];
}

/** Runs a terminal command. @returns the exit code: 0, 1 on failure, 2 for wrong arguments. */
export type Command = (terminal: Terminal) => Promise<number>;

/** Everything the site consists of, combined from the features and `lib/`. */
export interface Composition {
  parts: readonly FeatureServer[];
  limits: RateLimits;
  /** The first feature's answer to which customer's browser sent a request. */
  recognize: NonNullable<FeatureServer['recognize']>;
  migrations: Migrations;
  /** Every event that the delivery ledger may contain. */
  events: readonly EventType[];
  jobs: readonly Job[];
  /** Every table with data about people, each after those it refers to. */
  personal: readonly PersonalTable[];
  /** Every other table. */
  impersonal: readonly (keyof Tables)[];
  rules: PageRules;
  screened: readonly NonNullable<FeatureServer['screened']>[];
  mailTheme: MailTheme;
}
