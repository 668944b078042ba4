import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * A site behind a proxy that delivers one page in two parts, for the running test. The second part
 * waits from `hold` on until the result of that is called.
 * @param split the two parts of the page at `path`.
 */
export async function startHoldingProxy(
  site: string,
  path: string,
  split: (page: string) => [string, string],
): Promise<{ url: string; hold: () => () => void }> {
  let released = Promise.resolve();
  const proxy = createServer(async (request, response) => {
    const answer = await fetch(`${site}${request.url}`);
    for (const name of ['content-type', 'cache-control']) {
      response.setHeader(name, answer.headers.get(name) ?? '');
    }
    if (request.url !== path) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const [first, second] = split(await answer.text());
    response.write(first);
    await released;
    response.end(second);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void proxy.close());
  await once(proxy, 'listening');
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    released = promise;
    return resolve;
  };
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, hold };
}
