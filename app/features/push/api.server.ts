import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { vapidKeys } from '../../../lib/deliveries/push/keys.ts';
import { projectRoot } from '../../../lib/project-root.ts';
import type { Services } from '../../../lib/services.ts';
import type { SiteSettings } from '../../../lib/site-settings.ts';
import { jsonApi, jsonObject } from '../../../server/http/json-api.ts';
import { Problem } from '../../../server/http/problem.ts';
import { manifestIcons, themeColors } from '../../seo/images.ts';
import { recordAction } from '../desk/audit-log.server.ts';
import { deskClient } from '../desk/client.server.ts';
import { problems } from './copy.ts';
import { addDevice, devicesAtMost, isPushService, subscriptionSchema } from './devices.server.ts';

/**
 * The desk's web app manifest and service worker, which are nobody's data and which browsers fetch
 * without a session, and the route by which a browser turns notifications on.
 * @param privateNetwork whether a push service may be on this machine, for tests.
 */
export function pushApi(
  app: FastifyInstance,
  services: Services,
  { privateNetwork }: { privateNetwork: boolean },
): void {
  const { db, clock, site } = services;
  const config = { open: true };
  const worker = readFileSync(join(projectRoot, 'app/features/push/service-worker.js'), 'utf8');
  app.get('/inbox/manifest.webmanifest', { config }, (_, reply) =>
    reply.type('application/manifest+json').send(JSON.stringify(manifest(site))),
  );
  app.get('/inbox/worker.js', { config }, async (_, reply) => {
    const { publicKey } = await vapidKeys(db, clock);
    return reply
      .type('text/javascript; charset=utf-8')
      .header('service-worker-allowed', '/inbox')
      .send(`const publicKey = '${publicKey}';\n${worker}`);
  });
  jsonApi(app, (api) => {
    api.post('/api/inbox/devices', async (request, reply) => {
      const session = request.owner;
      if (!session) throw new Problem({ status: 401, detail: 'Please sign in.' });
      const parsed = v.safeParse(subscriptionSchema, jsonObject(request.body));
      if (!parsed.success || !isPushService(parsed.output.endpoint, privateNetwork)) {
        throw new Problem({ status: 422, detail: problems.invalid });
      }
      const { label } = deskClient(request, services);
      const now = clock();
      const id = await db.write(async (tx) => {
        const added = await addDevice(tx, session, { ...parsed.output, label }, now);
        const action = { ownerId: session.owner.id, action: 'turned notifications on' };
        if (added) await recordAction(tx, action, now);
        return added;
      });
      if (!id) throw new Problem({ status: 409, detail: problems.tooMany(devicesAtMost) });
      return reply.code(201).send({ id });
    });
  });
}

/** Puts the desk on a home screen as an app of its own (https://www.w3.org/TR/appmanifest/). */
function manifest({ name }: SiteSettings) {
  return {
    id: '/inbox',
    name: `${name} desk`,
    short_name: 'Desk',
    description: 'Requests, messages and customers, and what came of them.',
    lang: 'en-US',
    start_url: '/inbox',
    scope: '/inbox',
    display: 'standalone',
    theme_color: themeColors.light,
    background_color: themeColors.light,
    icons: manifestIcons,
  };
}
