import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, startSite } from '../site.ts';
import { type Check, check, installed, startProgram, temporaryFolder } from './machine.ts';

/** Paths that a shared cache may keep, and those that it must not. */
const kept = ['/', '/pricing', '/free-audit', '/blog', '/signup?plan=starter'];
const notKept = [
  '/dashboard',
  '/inbox/sign-in',
  '/api/auth/me',
  '/reset-password?token=x',
  '/healthz',
  '/nope',
];

/**
 * A shared cache that follows RFC 9111 in front of a site with CDN_MAX_AGE: nginx's own, as a stand-in
 * for a CDN. What it keeps outlives the site, until it is purged.
 */
export async function cdnRecipe(): Promise<Check[]> {
  installed('nginx', 'nginx-light');
  const folder = temporaryFolder();
  const site = await startSite({ CDN_MAX_AGE: '600', RATE_LIMIT: 'off', TRUST_PROXY: '127.0.0.1' });
  const port = await freePort();
  const store = join(folder.path, 'store');
  const file = folder.write(
    'nginx.conf',
    `daemon off; user root; pid ${folder.path}/nginx.pid; error_log ${folder.path}/error.log; events {}
http { access_log off; client_body_temp_path ${folder.path}/b; proxy_temp_path ${folder.path}/p;
fastcgi_temp_path ${folder.path}/f; uwsgi_temp_path ${folder.path}/u; scgi_temp_path ${folder.path}/s;
proxy_cache_path ${store} keys_zone=cdn:1m;
server { listen 127.0.0.1:${port}; location / { proxy_pass ${site.url}; proxy_cache cdn;
proxy_cache_use_stale updating; proxy_cache_background_update on; add_header x-cache $upstream_cache_status; } } }\n`,
  );
  const command = ['nginx', '-e', `${folder.path}/start.log`, '-c', file];
  let cdn = await startProgram(command, port);
  const statusOf = async (path: string) => {
    const ask = () =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        redirect: 'manual',
        headers: { cookie: 'session=x' },
      });
    await (await ask()).text();
    const second = await ask();
    await second.text();
    return `${second.headers.get('x-cache')} ${second.status}`;
  };
  const all = async (paths: readonly string[]) => Promise.all(paths.map(statusOf));
  try {
    const [hits, misses] = [await all(kept), await all(notKept)];
    await site.stop();
    const without = await all(kept);
    await cdn.stop();
    rmSync(store, { recursive: true });
    cdn = await startProgram(command, port);
    const purged = await all(kept);
    return [
      check(
        'public pages are kept',
        hits.every((one) => one === 'HIT 200'),
        hits,
      ),
      check(
        'personal ones, errors and the API aren’t',
        misses.every((one) => !one.startsWith('HIT')),
        misses,
      ),
      check(
        'what is kept is served without the site',
        without.every((one) => one === 'HIT 200'),
        without.length,
      ),
      check(
        'until the purge',
        purged.every((one) => one.endsWith(' 502')),
        purged.length,
      ),
    ];
  } finally {
    await cdn.stop();
    folder.remove();
  }
}
