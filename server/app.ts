import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { createPasswords } from '../app/features/accounts/passwords.server.ts';
import { leadsApi } from '../app/features/audit/api.server.ts';
import { blogApi } from '../app/features/blog/api.server.ts';
import { blogMedia } from '../app/features/blog/media.server.ts';
import { rememberPages } from '../app/features/blog/page-memory.server.ts';
import { chatApi } from '../app/features/chat/api.server.ts';
import { contactApi } from '../app/features/contact/api.server.ts';
import { authApi } from '../app/features/sign-in/api.server.ts';
import { signupApi } from '../app/features/signup/api.server.ts';
import { seoFiles } from '../app/features/site-files/api.server.ts';
import { supportApi } from '../app/features/support/api.server.ts';
import { createOutbox, type Outbox } from '../lib/deliveries/outbox.ts';
import { type Log, silentLog } from '../lib/log.ts';
import type { CoreServices, Services } from '../lib/services.ts';
import { createRates, noRates } from '../lib/spam/rates.ts';
import type { Env } from './env.ts';
import { connectionLimits, refuseConnection } from './http/connections.ts';
import { answerError, handleErrors } from './http/errors.ts';
import { healthApi } from './http/health.ts';
import { limitRates } from './http/limits.ts';
import { checkOrigin } from './http/origin.ts';
import { type Pages, servePages } from './http/pages.ts';
import { logRequests, requestIds } from './http/request-log.ts';
import { headerSetter } from './http/security-headers.ts';
import { serveStatic } from './http/static.ts';
import { stylesheetsOf } from './http/static-files.ts';

/** What the server is made of; `pages` is absent where only the API is wanted (tests). */
export interface AppParts extends CoreServices {
  env: Env;
  /** Without one, what is to be told waits in the ledger for a worker elsewhere. */
  outbox?: Outbox;
  log?: Log;
  pages?: Pages;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The server is on its way out: each answer tells its connection to close. */
    draining: boolean;
    /** Addresses of the site's stylesheets, for pages that React does not render. */
    stylesheets: string[];
  }
}

/** Builds the server without listening. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { env, log = silentLog } = parts;
  const app: FastifyInstance = Fastify({
    bodyLimit: 64 * 1024,
    trustProxy: env.trustProxy.length ? env.trustProxy : false,
    loggerInstance: log as FastifyBaseLogger,
    // One logger for all: a child for each request costs more than the request itself.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    ...connectionLimits,
    clientErrorHandler: refuseConnection,
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      setHeaders(request, reply);
      answerError(error, request, reply);
    },
  });
  app.decorate('draining', false);
  app.decorate('stylesheets', stylesheetsOf(parts.pages?.files));
  logRequests(app, log);
  if (parts.pages) serveStatic(app, parts.pages.files, parts.site.url);
  const setHeaders = headerSetter(app, parts.site.url);
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply);
    done();
  });
  checkOrigin(app, parts.site.url);
  handleErrors(app);
  await limitRates(app, env.rateLimit);
  healthApi(app, parts);
  const services = servicesOf(parts);
  leadsApi(app, services);
  contactApi(app, services);
  supportApi(app, services);
  const build = buildVersion(parts.pages);
  if (parts.pages && 'assets' in parts.pages.app) rememberPages(app, services, build);
  blogApi(app, services, build);
  signupApi(app, services);
  authApi(app, services);
  blogMedia(app, services);
  chatApi(app, services, env.chat);
  if (parts.pages) {
    seoFiles(app, services, parts.pages);
    servePages(app, services, parts.pages);
  }
  return app;
}

/** Names the build, for entity tags of rendered pages; each start while developing is another. */
function buildVersion(pages: Pages | undefined): string {
  return pages && 'assets' in pages.app ? pages.app.assets.version : String(Date.now());
}

function servicesOf({ env, db, clock, site, outbox }: AppParts): Services {
  const webhook = env.deliveries.webhook !== undefined;
  return {
    db,
    clock,
    site,
    outbox: outbox ?? createOutbox({ engine: db.engine, clock, webhook }),
    rates: env.rateLimit ? createRates() : noRates,
    passwords: createPasswords(),
  };
}
