import type { IncomingMessage } from 'node:http';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Composition } from '../app/feature.ts';
import { createOutbox, type Outbox } from '../lib/deliveries/outbox.ts';
import type { Log } from '../lib/log.ts';
import { createPeople } from '../lib/privacy/people.ts';
import type { CoreServices, Services } from '../lib/services.ts';
import { createRates, noRates } from '../lib/spam/rates.ts';
import type { Env } from './env.ts';
import { connectionLimits, rejectInvalidRequest } from './http/connections.ts';
import { answerError, handleErrors } from './http/errors.ts';
import { guardRoutes } from './http/guard.ts';
import { healthApi } from './http/health.ts';
import { answerInTurn } from './http/in-turn.ts';
import { metricsApi } from './http/metrics/api.ts';
import type { Metrics } from './http/metrics/metrics.ts';
import { tallyRequests } from './http/metrics/request-tally.ts';
import { checkHost, checkOrigin } from './http/origin.ts';
import { servePages } from './http/pages.ts';
import { type Memory, type MemoryOptions, serveStatic } from './http/prerendered.ts';
import { limitRates } from './http/rate-limiter.ts';
import { createRenderQueue } from './http/render-queue.ts';
import { type Pages, renderNotFound } from './http/renderer.ts';
import { requestIds } from './http/request-id.ts';
import { logRequests } from './http/request-log.ts';
import { headerSetter } from './http/security-headers.ts';
import { stylesheetsOf } from './http/static-files.ts';

/** Parts that the server is assembled from. */
export interface AppParts extends CoreServices {
  env: Env;
  log: Log;
  composition: Composition;
  /** Absent in tests of the API alone. */
  pages?: Pages;
  /** By default an outbox on `db`, which a worker in another process empties. */
  outbox?: Outbox;
  /** Without them, nothing is counted. */
  metrics?: Metrics | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** True while the server stops; each response then closes its connection. */
    draining: boolean;
    /** URLs of the site's stylesheets, for pages that React doesn't render. */
    stylesheets: string[];
    /** Called for each page that was sent, none of them personal. */
    pageListeners: PageListener[];
  }
}

/** @param path the page's own, canonical. */
type PageListener = (path: string, request: IncomingMessage) => void;

/** Builds the server without listening. */
export async function createApp(given: AppParts): Promise<FastifyInstance> {
  const { env, log, pages, composition, metrics } = given;
  const { parts } = composition;
  const nextId = requestIds();
  const app: FastifyInstance = Fastify({
    bodyLimit: 64 * 1024,
    trustProxy: env.trustProxy.length ? env.trustProxy : false,
    loggerInstance: log as FastifyBaseLogger,
    // All requests share one logger: a child logger costs more than the request itself.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextId,
    ...connectionLimits,
    clientErrorHandler: rejectInvalidRequest,
    return503OnClosing: false,
    // The APIs check their input with valibot; Fastify's own compilers would take 3 MB.
    schemaController: {
      compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas },
    },
    frameworkErrors: (error, request, reply) => {
      setHeaders(request, reply);
      answerError(error, request, reply);
    },
  });
  app.decorate('draining', false);
  app.decorate('pageListeners', []);
  app.decorate('stylesheets', stylesheetsOf(pages?.files));
  logRequests(app, log);
  const services = createServices(given);
  const tally = metrics?.requests;
  if (tally) tallyRequests(app, tally);
  const memory =
    pages && (await servePrerendered(app, services, { pages, env, log, nextId, tally }));
  const setHeaders = headerSetter(app, given.site.url, env.hsts);
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply);
    done();
  });
  checkHost(app);
  checkOrigin(app, given.site.url);
  handleErrors(app);
  limitRates(app, {
    limits: composition.limits,
    enabled: env.rateLimit,
    clock: given.clock,
    recognize: (request) => composition.recognize(services, request),
  });
  guardRoutes(
    app,
    services,
    parts.flatMap(({ guard = [] }) => guard),
  );
  const queue = createRenderQueue();
  metrics?.watchRenders(queue);
  answerInTurn(app, queue);
  healthApi(app, { ...given, ...composition });
  for (const part of parts) part.api?.(app, { services, env, pages, parts });
  if (metrics && env.metrics.token) metricsApi(app, metrics.text, env.metrics.token);
  const { cdnMaxAge } = env;
  if (memory) servePages(app, services, pages, { memory, queue, cdnMaxAge });
  return app;
}

/** @throws at once: a route with a schema would have to bring its compiler. */
function noSchemas(): never {
  throw new Error('Check input with valibot: routes have no schemas');
}

/** Serves files from memory, and lets the pages send them under other spellings of their path. */
async function servePrerendered(
  app: FastifyInstance,
  services: Services,
  options: Pick<AppParts, 'env' | 'log'> &
    Pick<MemoryOptions, 'nextId' | 'tally'> & { pages: Pages },
): Promise<Memory> {
  const { pages, env, ...others } = options;
  const notFound = pages.cached ? await renderNotFound(services, pages) : undefined;
  const { url: siteUrl } = services.site;
  const { hsts, cdnMaxAge } = env;
  return serveStatic(app, { ...others, pages, notFound, siteUrl, hsts, cdnMaxAge });
}

/** Creates the core services and those of every feature. */
export function createServices({
  env,
  db,
  clock,
  site,
  outbox: given,
  composition,
}: Omit<AppParts, 'log'>): Services {
  const core = { db, clock, site };
  const webhook = env.deliveries.webhook !== undefined;
  const outbox = given ?? createOutbox({ clock, webhook });
  const { personal } = composition;
  return Object.assign(
    {
      ...{ ...core, outbox },
      rates: env.rateLimit ? createRates() : noRates,
      people: createPeople({
        ...{ db, clock, outbox, personal },
        settings: env,
        backupDir: env.backup?.dir,
        // A visitor waits for the answer.
        readerTimeout: 3_000,
      }),
    },
    ...composition.parts.map((part) => part.services?.(core)),
  );
}
