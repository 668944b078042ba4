import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Services } from '../../../lib/services.ts';
import type { Env } from '../../../server/env.ts';
import { jsonApi, jsonObject } from '../../../server/http/json-api.ts';
import { problem } from '../../../server/http/problem.ts';
import { type Reach, reachOf } from '../../../site-audit/fetch/reach.ts';
import { TargetError } from '../../../site-audit/fetch/target.ts';
import { attributionColumns } from '../../forms/attribution-columns.server.ts';
import { type Attribution, attribution } from '../../forms/attribution-schema.ts';
import { line, parseForm } from '../../forms/rules.ts';
import { createLookWorker } from './look-worker.server.ts';
import { showLook } from './show-look.server.ts';
import { lookQuery } from './shown-look.ts';
import { findLook, requestLook } from './site-looks.server.ts';

/** The entries of 'Look at my site'. */
const lookSchema = v.object({
  website: line({ label: 'Website', min: 1, max: 500, tooShort: 'Please enter your website' }),
});

/**
 * Adds `POST /api/looks`, which asks for a look at a site and answers 202 with its id;
 * `GET /api/looks/{id}`, which answers with what it has found so far; and the plain post of 'Look at
 * my site', which leads to a page that shows it. Runs the looks while the server listens.
 */
export function lookApi(app: FastifyInstance, services: Services, env: Env): void {
  const { auditPrivateNetwork: privateNetwork } = env;
  const reach = reachOf(privateNetwork);
  const worker = createLookWorker({
    ...services,
    privateNetwork,
    onError: (err) => app.log.error({ err }, 'a look at a site failed'),
  });
  const ask = async (entries: object) => {
    const asked = await askFor(services, entries, reach);
    // In development another server listens, so `onListen` never comes.
    worker.start();
    worker.wake();
    return asked;
  };
  app.addHook('onListen', async () => worker.start());
  app.addHook('onClose', () => worker.stop());
  jsonApi(app, (api) => {
    api.post(
      '/api/looks',
      { config: { limit: 'looks', body: lookSchema } },
      async (request, reply) => {
        const body = jsonObject(request.body);
        const asked = await ask(body);
        if ('errors' in asked) return problem(reply, { status: 422, detail: invalid, ...asked });
        const { started } = body as { started?: unknown };
        if (started !== undefined) countStart(v.parse(attribution, started));
        return reply.code(202).header('cache-control', 'no-store').send(asked);
      },
    );
  });
  const countStart = (from?: Attribution) => services.visits.started(attributionColumns(from));
  plainForm(app, async (entries) => {
    const asked = await ask(entries);
    if ('id' in asked) countStart();
    return asked;
  });
  app.get<{ Params: { id: string } }>('/api/looks/:id', async (request, reply) => {
    const look = await findLook(services, request.params.id);
    if (!look) return problem(reply, { status: 404 });
    return reply.header('cache-control', 'no-store').send(showLook(look));
  });
}

const invalid = 'We can’t look at this address.';

/** Target of the form without JavaScript. */
const formPath = '/free-audit/look';

function plainForm(app: FastifyInstance, ask: (entries: object) => ReturnType<typeof askFor>) {
  app.register(async (form) => {
    form.removeAllContentTypeParsers();
    form.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
    );
    form.get(formPath, (_, reply) => reply.redirect('/free-audit', 303));
    form.post(formPath, { config: { limit: 'looks' } }, async (request, reply) => {
      const entries: Record<string, unknown> = Object.assign({}, request.body);
      const asked = await ask(entries);
      const query = new URLSearchParams({ [lookQuery.website]: String(entries.website ?? '') });
      query.set(lookQuery.look, 'id' in asked ? asked.id : 'refused');
      return reply.redirect(`/free-audit?${query}#look`, 303);
    });
  });
}

/** Asks for a look. @returns its id, or why not. */
async function askFor(
  services: Services,
  entries: object,
  reach: Reach,
): Promise<{ id: string } | { errors: Record<string, string> }> {
  const parsed = parseForm(lookSchema, entries);
  if ('errors' in parsed) return parsed;
  try {
    return { id: await requestLook(services, parsed.values.website, reach) };
  } catch (error) {
    if (!(error instanceof TargetError)) throw error;
    return { errors: { website: error.message } };
  }
}
