/**
 * `npm run dev`: the server inside Vite. Each request loads the entry module through Vite. After a
 * save, Vite returns a new module and the site restarts from it, so pages, API and mails change
 * together.
 */
import { existsSync } from 'node:fs';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { flushCompileCache } from 'node:module';
import pretty from 'pino-pretty';
import { createServer, type ViteDevServer } from 'vite';
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
/** Vite's restart in progress, after a save of a file that its configuration imports. */
let restart = Promise.resolve();
let restarts = 0;
const vite = await createServer({
  // Node imports the configuration: bundling it first takes longer.
  configLoader: 'native',
  plugins: [{ name: 'restarts', configureServer: watchRestarts }],
  server: { middlewareMode: true, hmr: { server: http } },
});

/** The entry module and the site made from it; a newer module replaces both. */
let running: { entry: Entry; site: Promise<DevelopmentSite> } | undefined;

const { env, log } = await currentSite().catch(giveUp);
http.on('request', async (request, response) => {
  await restart;
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
  // Node would write its cache (package.json) at the exit, which Ctrl+C never reaches.
  flushCompileCache();
});

function giveUp(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function currentSite(): Promise<DevelopmentSite> {
  const entry = await loadEntry();
  if (running?.entry !== entry) running = { entry, site: replace(running?.site, entry) };
  return running.site;
}

/** Loads the current entry; again if Vite restarted meanwhile and closed what was being loaded. */
async function loadEntry(): Promise<Entry> {
  await restart;
  const before = restarts;
  try {
    return (await vite.ssrLoadModule('/server/entry.ts')) as Entry;
  } catch (error) {
    if (restarts === before) throw error;
    return loadEntry();
  }
}

/** Notes when Vite restarts. Each restart makes a new Vite, which calls this again. */
function watchRestarts(server: ViteDevServer): void {
  const run = server.restart;
  server.restart = (forceOptimize) => {
    restarts += 1;
    const restarted = run(forceOptimize);
    restart = restarted.catch(() => undefined);
    return restarted;
  };
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
