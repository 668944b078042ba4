/**
 * `npm run dev`: the server inside Vite. Each request loads the entry module through Vite. After a
 * save, Vite returns a new module and the site restarts from it, so pages, API and mails change
 * together.
 */
import { existsSync } from 'node:fs';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import pretty from 'pino-pretty';
import { createServer } from 'vite';
import { readEnv } from './env.ts';
import type { DevelopmentSite } from './serve.ts';

type Entry = typeof import('./entry.ts');

if (existsSync('.env')) process.loadEnvFile('.env');
process.env.NODE_ENV ??= 'development';
try {
  // Vite's configuration reads the settings too, and would answer a wrong one with a stack.
  readEnv(process.env);
} catch (error) {
  giveUp(error);
}
const output = pretty({ sync: true, ignore: 'pid,hostname', singleLine: true });
const http = createHttpServer();
const vite = await createServer({
  // Loads the configuration unbundled: bundled, every file that the feature list imports would
  // belong to it, and Vite would restart when one of them changes.
  configLoader: 'native',
  server: { middlewareMode: true, hmr: { server: http } },
});

/** The entry module and the site made from it; a newer module replaces both. */
let running: { entry: Entry; site: Promise<DevelopmentSite> } | undefined;

const { env, log } = await currentSite().catch(giveUp);
http.on('request', (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const { app } = await currentSite();
      app?.routing(request, response);
    } catch (error) {
      log.error({ err: error }, 'loading the server failed');
      answerLoadError(response, error);
    }
  });
});
http.listen(env.port, env.host, () => {
  log.info(`The site runs at http://${env.host}:${env.port}/, the style guide at /styleguide`);
});

function giveUp(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function currentSite(): Promise<DevelopmentSite> {
  const entry = (await vite.ssrLoadModule('/server/entry.ts')) as Entry;
  if (running?.entry !== entry) running = { entry, site: replace(running?.site, entry) };
  return running.site;
}

async function replace(previous: Promise<DevelopmentSite> | undefined, entry: Entry) {
  const old = await previous?.catch(() => undefined);
  await old?.close();
  return entry.startDevelopment(entry, output);
}

function answerLoadError(response: ServerResponse, error: unknown): void {
  response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(error instanceof Error ? error.stack : String(error));
}
