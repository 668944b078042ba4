import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { data, RouterContextProvider, redirect, type ServerBuild } from 'react-router';
import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { migrations } from '../../app/features.ts';
import { openDatabase } from '../../lib/db/client.ts';
import { migrate } from '../../lib/db/migrate.ts';
import { silentLog } from '../../lib/log.ts';
import { composition } from '../../test/app.ts';
import { type AppParts, createApp } from '../app.ts';
import { readEnv } from '../env.ts';

import { createPageRules } from './page-rules.ts';
import { logContext, refusalContext, renderContext, sourceContext } from './request-context.ts';

import { addSpeculationRules } from './speculation.ts';
import { loadStaticFiles } from './static-files.ts';

export interface TestApp {
  app: FastifyInstance;
  parts: AppParts;
  /** Method and URL of each page whose data is loaded, in order. */
  loaded: string[];
  /** The same of each page that was rendered. */
  renders: string[];
}

/** Stages of a page by its method and URL; `onRender` runs while it is rendered. */
interface Stages {
  onLoad(page: string): void;
  onRender(page: string): Promise<void> | void;
}

/** Pages of `echoBuild` beside the features'. */
const ownRules = createPageRules([{ path: 'rendered' }, { path: 'broken' }]);

const clientFiles: Record<string, string> = {
  'index.html':
    '<!doctype html><title>Home</title><link rel="stylesheet" href="/assets/app-1a2b.css">'.padEnd(
      600,
    ),
  'free-audit/index.html': '<!doctype html><title>prerendered audit</title>'.padEnd(600),
  'assets/app-1a2b.css': 'body{margin:0}'.padEnd(600),
  '.vite/manifest.json': '{"of":"the build"}',
};

/**
 * Starts the server on a real SQLite file, with a build of a few files in a temporary folder, until
 * the test ends that starts it, or else the test file. Pages that are not among the files answer with their own path.
 */
export async function startTestApp(
  options: {
    env?: Record<string, string>;
    parts?: Partial<AppParts>;
    onRender?: Stages['onRender'];
  } = {},
): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: join(folder, 'data'), ...options.env });
  await writeClient(join(folder, 'client'));
  const db = openDatabase(env);
  await migrate(db, migrations);
  const renders: string[] = [];
  const loaded: string[] = [];
  const build = echoBuild({
    onLoad: (page) => void loaded.push(page),
    onRender: async (page) => {
      renders.push(page);
      await options.onRender?.(page);
    },
  });
  const pages = {
    build,
    files: await loadStaticFiles(join(folder, 'client')),
    rules: {
      ...composition.rules,
      find: (url: string) => ownRules.find(url) ?? composition.rules.find(url),
    },
    cached: true,
  };
  addSpeculationRules(pages.files);
  const parts = {
    ...{ env, db, clock: Date.now, site: env.site, pages, composition, log: silentLog },
    ...options.parts,
  };
  const app = await createApp(parts);
  const ended = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  ended(async () => {
    await app.close();
    await db.close();
    await rm(folder, { recursive: true });
  });
  return { app, parts, loaded, renders };
}

/** GET over a real connection with the path verbatim; `inject` would normalize it. */
export async function getVerbatim(
  app: FastifyInstance,
  path: string,
  headers: OutgoingHttpHeaders = {},
): Promise<IncomingMessage> {
  if (!app.server.listening) await app.listen({ port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const [response] = await once(get({ port, path, headers, agent: false }), 'response');
  response.resume();
  return response;
}

async function writeClient(folder: string): Promise<void> {
  for (const [name, text] of Object.entries(clientFiles)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    await writeFile(`${path}.br`, brotliCompressSync(text));
    await writeFile(`${path}.gz`, gzipSync(text));
  }
}

type RenderArgs = [
  request: Request,
  status: number,
  headers: Headers,
  entry: unknown,
  context: RouterContextProvider,
];

interface ActionArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * Reads a form as every page's action does, and answers one beyond the limit; with a field `stored`,
 * redirects; with a field `fail`, logs an error and answers 503.
 */
async function readForm({ request, context }: ActionArgs) {
  const form = await request.formData();
  if (context.get(refusalContext)) return data({}, { status: 429 });
  if (form.has('stored')) return redirect('/free-audit?submitted=1', { status: 303 });
  if (!form.has('fail')) return {};
  const err = new Error('no disk for jane@corp.example');
  context.get(logContext).error({ err }, 'posted form not stored');
  return data({}, { status: 503 });
}

/**
 * A React Router build whose only route answers any path with the method, the path and the client's
 * address; `/broken` fails to render, `/rendered` sets two cookies, `/blog/missing…` is a 404.
 */
export function echoBuild({ onLoad, onRender }: Partial<Stages> = {}): ServerBuild {
  const route = { hasAction: true, hasLoader: false, hasErrorBoundary: false };
  const entry = {
    default: (...[request, loaded, headers, , context]: RenderArgs) => {
      const { pathname, search } = new URL(request.url);
      if (pathname === '/broken') throw new Error('secret of the template');
      const known = !/^\/(?:404|blog\/missing)/.test(pathname);
      const status = known ? loaded : 404;
      const page = `${request.method} ${pathname}${search}`;
      onLoad?.(page);
      return context.get(renderContext)({ status, route: 'any' }, async () => {
        await onRender?.(page);
        headers.set('content-type', 'text/html; charset=utf-8');
        if (pathname === '/rendered') {
          for (const cookie of ['a=1', 'b=2']) headers.append('set-cookie', cookie);
        }
        const source = context.get(sourceContext);
        const body = `${request.method} rendered ${pathname}${search} for ${source}`;
        headers.set('content-length', String(body.length));
        return new Response(body, { status, headers });
      });
    },
    loadContext: () => new RouterContextProvider(),
  };
  return {
    entry: { module: entry },
    routes: {
      root: { id: 'root', path: '', module: { default: () => null } },
      any: {
        id: 'any',
        parentId: 'root',
        path: '*',
        module: { default: () => null, action: readForm },
      },
    },
    assets: {
      entry: { imports: [], module: '' },
      routes: {
        root: { id: 'root', path: '', module: '', ...route },
        any: { id: 'any', parentId: 'root', path: '*', module: '', ...route },
      },
      url: '',
      version: '1',
    } as unknown as ServerBuild['assets'],
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {} as ServerBuild['future'],
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}
