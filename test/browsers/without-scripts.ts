import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy for the site that forbids all scripts: the same pages to every browser as with JavaScript
 * off, which only Chromium's driver can switch off. `<noscript>` stays hidden.
 */
export async function withoutScripts(site: string): Promise<{ url: string; stop(): void }> {
  const server = createServer((incoming, outgoing) => {
    const forwarded = request(
      site + incoming.url,
      { method: incoming.method ?? 'GET', headers: { ...incoming.headers, connection: 'close' } },
      (answer) => {
        const policy = String(answer.headers['content-security-policy'] ?? '');
        const headers = {
          ...answer.headers,
          'content-security-policy': policy.replace(/script-src [^;]*/, "script-src 'none'"),
        };
        outgoing.writeHead(answer.statusCode ?? 502, headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
