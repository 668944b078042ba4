import type { FastifyInstance } from 'fastify';
import type { Source } from '../assistant/answers/library.server.ts';
import type { Migrations } from '../lib/db/migrate.ts';
import type { EventType } from '../lib/deliveries/event.ts';
import type { MailTheme } from '../lib/deliveries/mail/html.ts';
import type { Job } from '../lib/jobs.ts';
import type { Log } from '../lib/log.ts';
import type { CoreServices, Services } from '../lib/services.ts';
import type { ScreenedTable } from '../lib/spam/held.ts';
import type { Env } from '../server/env.ts';
import type { RateLimits } from '../server/http/limits.ts';
import type { PageRule, PageRules } from '../server/http/page-rules.ts';
import type { Pages } from '../server/http/pages.ts';
import type { Terminal } from '../server/terminal/records.ts';

/**
 * What a feature says of itself without loading its code: read by the build (routes, islands) as
 * well as by the server and the command line. Files are relative to the feature's folder.
 */
export interface Feature {
  /** Name of its folder below `app/features/`. */
  name: string;
  routes?: readonly PageRoute[];
  /** Islands by name, each with the file whose default export it renders. */
  islands?: Readonly<Record<string, string>>;
  /** Files that other features may import; the rest is the feature's own. */
  exports?: readonly string[];
  /** Rate limits by name. */
  limits?: RateLimits;
  migrations?: Migrations;
  /** Commands by the name of their npm script. */
  commands?: Readonly<Record<string, () => Promise<{ run: Command }>>>;
  /** What it adds to the server. */
  server?: () => Promise<{ server: FeatureServer }>;
}

/** A page's path and module, and what the server must know of it before React Router does. */
export interface PageRoute extends PageRule {
  /** Path without the leading slash, in React Router's notation; empty for the home page. */
  path: string;
  file: string;
  /** Only in `npm run dev`. */
  developmentOnly?: true;
}

/** What a feature adds to the server. */
export interface FeatureServer {
  /** Services of its own; it declares their types by augmenting `Services`. */
  services?(core: CoreServices): Partial<Services>;
  /** Registers its HTTP routes. */
  api?(app: FastifyInstance, context: ApiContext): void;
  /** Events that its rows cause; each tells how they are sent. */
  events?: readonly EventType[];
  /** Submissions that are screened for spam: their table, and the event once one is released. */
  screened?: { table: ScreenedTable; event: EventType };
  jobs?: readonly Job[];
  /** Runs beside the server until the returned function is called. */
  start?(services: Services, env: Env, log: Log): Promise<() => Promise<void>>;
  /** What the assistant can find by its words. */
  assistantSource?: Source;
  /** Paths for the sitemap that change while the server runs. */
  sitemap?(reader: Pick<CoreServices, 'db' | 'clock'>): Promise<SitemapEntry[]>;
}

/** A page in the sitemap. */
export interface SitemapEntry {
  path: string;
  /** Last change, epoch milliseconds; left out where it is not known. */
  modifiedAt?: number;
}

/** What a feature's routes work with. */
export interface ApiContext {
  services: Services;
  env: Env;
  /** Absent where only the API is wanted (tests). */
  pages: Pages | undefined;
  /** Every feature's server part, for routes that gather from all (sitemap, assistant). */
  parts: readonly FeatureServer[];
}

/** Runs a command of the terminal. @returns the exit code: 0, 1 when it failed, 2 when called wrongly. */
export type Command = (terminal: Terminal) => Promise<number>;

/** Everything the site is made of, put together from the features' parts and the library's own. */
export interface Composition {
  parts: readonly FeatureServer[];
  limits: RateLimits;
  migrations: Migrations;
  /** Every event that the delivery ledger may hold. */
  events: readonly EventType[];
  jobs: readonly Job[];
  rules: PageRules;
  screened: readonly NonNullable<FeatureServer['screened']>[];
  mailTheme: MailTheme;
}
