import type { FastifyInstance } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { createLog, type Log } from '../lib/log.ts';
import { onStopSignal } from './drain.ts';
import { type Env, readEnv, StartError } from './env.ts';
import { loadRoutes } from './lazy-routes.ts';
import { loadFiles } from './load-files.ts';
import { firstLine, type Site, startSite } from './site.ts';

/** The React Router part of `server/entry.ts`. */
type Build = typeof import('virtual:react-router/server-build');

/** Serves the built site until a stop signal; exits with a one-line message when it can't start. */
export async function serve(build: Build): Promise<void> {
  // Mails, pictures and other files in the data folder are for the site's own user only.
  process.umask(0o077);
  // The log is written in batches: one write per line costs more than serving the page.
  const output = pino.destination({ dest: 1, sync: false, minLength: 8_192, periodicFlush: 1_000 });
  const log = createLog(output);
  const exit = (code: number): never => {
    output.flushSync();
    process.exit(code);
  };
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception, stopping');
    exit(1);
  });
  try {
    const env = readEnv(process.env);
    const files = await loadFiles('build', env.site);
    const site = await startSite({
      ...{ env, log, build: build as ServerBuild, files },
      listen: (app) => listen(app, env),
    });
    onStopSignal(
      () => void stop(site, log).then(() => exit(0)),
      () => exit(1),
    );
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    exit(1);
  }
}

async function stop(site: Site, log: Log): Promise<void> {
  log.info('stopping');
  await site.close();
  log.info('stopped');
}

async function listen(app: FastifyInstance, env: Env): Promise<void> {
  try {
    await app.listen({ host: env.host, port: env.port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const why = code === 'EADDRINUSE' ? 'another program already listens there' : firstLine(error);
    throw new StartError(`Can’t listen on HOST=${env.host} PORT=${env.port}: ${why}.`);
  }
}

/** A site in development, with the log and the settings that `server/dev.ts` uses. */
export interface DevelopmentSite extends Site {
  log: Log;
  env: Env;
}

/**
 * Starts the site for development: without built files, and without caching rendered pages.
 * @param output receives the log's JSON lines.
 * @throws {StartError}
 */
export async function startDevelopment(
  build: Build,
  output: DestinationStream,
): Promise<DevelopmentSite> {
  const env = readEnv(process.env);
  const log = createLog(output);
  const site = await startSite({ env, log, build: build as ServerBuild, files: new Map() });
  site.app?.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== '/*') return;
    try {
      await loadRoutes(build as ServerBuild, request.url);
    } catch (error) {
      log.error({ err: error }, 'loading a page failed');
      return reply.code(500).type('text/plain; charset=utf-8').send(stackOf(error));
    }
  });
  // Vite inlines scripts and styles; the policy is tested on the production build.
  site.app?.addHook('onSend', async (_, reply) => {
    reply.removeHeader('content-security-policy');
  });
  await site.app?.ready();
  return { ...site, log, env };
}

function stackOf(error: unknown): string {
  return error instanceof Error && error.stack ? error.stack : String(error);
}
