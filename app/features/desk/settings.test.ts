import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { requestContext } from '../../../server/http/request-context.ts';
import { describeEngines, type Engine } from '../../../test/engines.ts';
import { routeArgs } from '../../../test/route.ts';
import { addOwner, findOwner } from './owners.server.ts';
import { findOwnerSession, startOwnerSession } from './sessions.server.ts';
import { settingsAction } from './settings.server.ts';
import { owner, startDesk } from './test-desk.ts';

const minute = 60_000;
const signInAgain = '/inbox/sign-in?again=1&to=/inbox/settings';

/** An owner who has just signed in. */
async function begin(engine: Engine) {
  const { clock, services, setUp } = await startDesk(engine);
  const { cookie } = await setUp();
  const { db, site } = services;
  /** Sends a form of the settings page. @returns where the answer leads. */
  const post = async (fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    const request = new Request(`${site.url}/inbox/settings`, { method: 'POST', body });
    const args = routeArgs(request, services);
    const session = await findOwnerSession(services, cookie.slice('desk='.length));
    args.context.set(requestContext, { owner: session } as FastifyRequest);
    const answer = await settingsAction(args);
    return answer instanceof Response ? answer.headers.get('location') : answer;
  };
  const passkeys = () => db.read.selectFrom('owner_passkeys').select('id').execute();
  const links = () => db.read.selectFrom('owner_links').select('token_hash').execute();
  const { id: ownerId = '' } = (await findOwner(db.read, owner)) ?? {};
  return { clock, db, ownerId, post, passkeys, links };
}

describeEngines('an owner’s settings', (engine) => {
  it('change how they sign in only within 15 minutes of a sign-in', async () => {
    const { clock, db, post, passkeys, links } = await begin(engine);
    const [first] = await passkeys();
    const { id = '' } = first ?? {};
    const row = await db.read.selectFrom('owner_passkeys').selectAll().executeTakeFirstOrThrow();
    await db.write((tx) =>
      tx
        .insertInto('owner_passkeys')
        .values({ ...row, id: 'second' })
        .execute(),
    );
    clock.now += 15 * minute - 1;
    expect(await post({ intent: 'add' })).toMatch(/^\/inbox\/setup\?token=[\w-]{43}$/);
    const before = await links();
    clock.now += 1;
    expect(await post({ intent: 'add' })).toBe(signInAgain);
    expect(await post({ intent: 'remove-passkey', id })).toBe(signInAgain);
    expect(await links()).toEqual(before);
    expect(await passkeys()).toHaveLength(2);
    clock.now -= 1;
    expect(await post({ intent: 'remove-passkey', id })).toBe('/inbox/settings?done=passkey');
    expect(await passkeys()).toEqual([{ id: 'second' }]);
    const last = { data: { failure: expect.any(String) }, init: { status: 409 } };
    expect(await post({ intent: 'remove-passkey', id: 'second' })).toMatchObject(last);
  });

  it('end their own sessions, and nobody else’s', async () => {
    const { clock, db, ownerId, post } = await begin(engine);
    await addOwner({ db, clock: () => clock.now }, 'other@example.com');
    const other = (await findOwner(db.read, 'other@example.com'))?.id ?? '';
    for (const id of [ownerId, other]) {
      const session = { ownerId: id, label: 'Phone', now: clock.now };
      await db.write((tx) => startOwnerSession(tx, session));
    }
    const phones = () =>
      db.read
        .selectFrom('owner_sessions')
        .select(['id', 'owner_id'])
        .where('label', '=', 'Phone')
        .orderBy('id')
        .execute();
    for (const { id } of await phones()) await post({ intent: 'end-session', id });
    expect(await phones()).toMatchObject([{ owner_id: other }]);
  });
});
