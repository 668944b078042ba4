/** `npm run dev`: the server with Vite inside it, so that a saved file shows at once. */
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { startBlog } from '../app/features/blog/start.server.ts';
import { openDatabase } from '../lib/db/client.ts';
import { migrate } from '../lib/db/migrate.ts';
import { setUpDeliveries } from '../lib/deliveries/setup.ts';
import { silentLog } from '../lib/log.ts';
import { createApp } from './app.ts';
import { readEnv } from './env.ts';
import { events } from './events.ts';
import type { Pages } from './http/pages.ts';

process.env.NODE_ENV ??= 'development';
const env = readEnv(process.env);
const db = openDatabase(env);
await migrate(db);
const pages: Pages = {
  app: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
  files: new Map(),
};
const { site } = env;
const { outbox, worker } = setUpDeliveries({
  ...{ db, clock: Date.now, site, events, log: silentLog },
  dataDir: env.dataDir,
  settings: env.deliveries,
});
worker.start();
const services = { db, clock: Date.now, site };
const app = await createApp({ ...services, env, outbox, pages });
const blog = await startBlog(services, env.notion, silentLog);
app.addHook('onClose', () => blog.stop());
const vite = await createServer({
  server: { middlewareMode: true, hmr: { server: app.server } },
});
app.addHook('onRequest', (request, reply, done) => {
  vite.middlewares(request.raw, reply.raw, done);
});
// Vite's own scripts and styles are inline; the production build is what the policy is tested on.
app.addHook('onSend', async (_, reply) => {
  reply.removeHeader('content-security-policy');
});
await app.listen({ host: env.host, port: env.port });
