import { expect, it } from 'vitest';
import { describeEngines } from '../../../test/engines.ts';
import { startDesk } from '../desk/test-desk.ts';
import { countChange } from './changes.server.ts';

describeEngines('GET /api/inbox/events', (engine) => {
  it('tells an owner of a change that another process made, and nobody else', async () => {
    const { app, setUp } = await startDesk(engine);
    const { cookie } = await setUp();
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    try {
      const refused = await fetch(`${url}/api/inbox/events`);
      expect(refused.status).toBe(401);
      await refused.text();
      const stream = await fetch(`${url}/api/inbox/events`, { headers: { cookie } });
      expect(stream.headers.get('content-type')).toBe('text/event-stream');
      expect(stream.headers.get('cache-control')).toBe('private, no-store');
      const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
      expect((await reader?.read())?.value).toBe('retry: 500\n\n');
      const other = await engine.open();
      // The first look finds the number of changes so far; a change before it is loaded already.
      let seen = '';
      const read = reader?.read().then(({ value }) => {
        seen = value ?? 'closed';
      });
      while (seen === '') {
        await other.write(countChange);
        await Promise.race([read, new Promise(setImmediate)]);
      }
      expect(seen).toMatch(/^data: \d+\n\n$/);
    } finally {
      await app.close();
    }
  });
});
