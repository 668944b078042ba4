import { type DestinationStream, pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { createLog, type Log } from '../lib/log.ts';
import { StartError } from '../lib/start-error.ts';
import { onStopSignal } from './drain.ts';
import { type Env, readEnv } from './env.ts';
import { loadFiles } from './load-files.ts';
import { firstLine, type Site, startSite } from './site.ts';

/** The React Router part of `server/entry.ts`. */
type Build = typeof import('virtual:react-router/server-build');

/** Serves the built site until a stop signal; ends the process with one line when it can't start. */
export async function serve(build: Build): Promise<void> {
  // Written in batches: a write for each line costs more than the page it is about.
  const output = pino.destination({ dest: 1, sync: false, minLength: 8_192, periodicFlush: 1_000 });
  const log = createLog(output);
  const exit = (code: number): never => {
    output.flushSync();
    process.exit(code);
  };
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception, the server stops');
    exit(1);
  });
  try {
    const env = readEnv(process.env);
    const files = await loadFiles('build', env.site);
    const site = await startSite({ env, log, build: build as ServerBuild, files });
    await listen(site, env);
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

async function listen({ app }: Site, env: Env): Promise<void> {
  try {
    await app?.listen({ host: env.host, port: env.port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const why = code === 'EADDRINUSE' ? 'another program listens there already' : firstLine(error);
    throw new StartError(`Cannot listen on HOST=${env.host} PORT=${env.port}: ${why}.`);
  }
}

/** A site that `server/dev.ts` lets answer what Vite doesn't, and the settings it listens by. */
export interface DevelopmentSite extends Site {
  log: Log;
  env: Env;
}

/**
 * Starts the site for development: without files of a build, and without keeping rendered pages.
 * @param output gets the log's JSON lines.
 * @throws {StartError}
 */
export async function startDevelopment(
  build: Build,
  output: DestinationStream,
): Promise<DevelopmentSite> {
  const env = readEnv(process.env);
  const log = createLog(output);
  const site = await startSite({
    ...{ env, log, build: build as ServerBuild },
    files: new Map(),
  });
  // Vite's scripts and styles are inline; the policy is tested on the production build.
  site.app?.addHook('onSend', async (_, reply) => {
    reply.removeHeader('content-security-policy');
  });
  await site.app?.ready();
  return { ...site, log, env };
}
