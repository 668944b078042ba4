import { expect, it } from 'vitest';
import { describeEngines } from '../../../test/engines.ts';
import { startDesk } from '../desk/test-desk.ts';
import { countChange } from './changes.server.ts';
import { streamLifetime } from './events-api.server.ts';

describeEngines('GET /api/inbox/events', (engine) => {
  it('tells an owner of a change that another process made, until the session ends, and nobody else', async () => {
    const { app, setUp } = await startDesk(engine);
    const { cookie } = await setUp();
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    try {
      const refused = await fetch(`${url}/api/inbox/events`);
      expect(refused.status).toBe(401);
      await refused.text();
      const other = await engine.open();
      await other.write(countChange);
      const listen = async (headers: Record<string, string> = {}) => {
        const stream = await fetch(`${url}/api/inbox/events?since=0`, {
          headers: { cookie, ...headers },
        });
        expect(stream.headers.get('content-type')).toBe('text/event-stream');
        expect(stream.headers.get('cache-control')).toBe('private, no-store');
        expect(stream.headers.get('x-accel-buffering')).toBe('no');
        const messages = messagesOf(stream);
        expect((await messages.next()).value).toBe('retry: 500');
        return async () => (await messages.next()).value;
      };
      // The change was made after the page was loaded, and before it connected.
      const next = await listen();
      expect(await next()).toBe('id: 1\ndata: 1');
      // The browser connects again, with the id of the last event.
      const nextAgain = await listen({ 'last-event-id': '1' });
      await other.write(countChange);
      expect(await next()).toBe('id: 2\ndata: 2');
      expect(await nextAgain()).toBe('id: 2\ndata: 2');
      await other.write((tx) => tx.deleteFrom('owners').execute());
      expect(await next()).toBeUndefined();
    } finally {
      await app.close();
    }
  });

  it('ends after a minute, so that the browser opens the next with its session', async () => {
    const { app, clock, setUp } = await startDesk(engine);
    const { cookie } = await setUp();
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    try {
      const stream = await fetch(`${url}/api/inbox/events?since=0`, { headers: { cookie } });
      const messages = messagesOf(stream);
      await messages.next();
      clock.now += streamLifetime - 1;
      const other = await engine.open();
      await other.write(countChange);
      expect((await messages.next()).value).toBe('id: 1\ndata: 1');
      clock.now += 1;
      expect((await messages.next()).done).toBe(true);
    } finally {
      await app.close();
    }
  });

  it('ends when the server stops, which waits for no page that is open', async () => {
    const { app, setUp } = await startDesk(engine);
    const { cookie } = await setUp();
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    try {
      const stream = await fetch(`${url}/api/inbox/events?since=0`, { headers: { cookie } });
      app.draining = true;
      expect(await stream.text()).toBe('retry: 500\n\n');
    } finally {
      await app.close();
    }
  });
});

/** The blocks of a stream of server-sent events; a chunk may have several, or a part of one. */
async function* messagesOf({ body }: Response): AsyncGenerator<string> {
  let text = '';
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (text + chunk).split('\n\n');
    text = blocks.pop() ?? '';
    yield* blocks;
  }
}
