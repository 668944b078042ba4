import { join } from 'node:path';
import { freePort, startSite } from '../site.ts';
import {
  adapted,
  type Check,
  certificate,
  installed,
  startProgram,
  temporaryFolder,
} from './machine.ts';
import { throughProxy } from './through-proxy.ts';

/** Ports of a proxy in a trial. */
export interface Ports {
  http: number;
  https: number;
  /** The site's two. */
  first: number;
  second: number;
}

export async function freePorts(): Promise<Ports> {
  const [http, https, first, second] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  return { http, https, first, second };
}

/** Starts nginx with `deploy/nginx/beltway.conf`. @throws with nginx's words if it's wrong. */
export async function startNginx(
  folder: string,
  write: (name: string, text: string) => string,
  ports: Ports,
) {
  installed('nginx', 'nginx-light');
  const { cert, key } = certificate(folder);
  write(
    'beltway.conf',
    adapted('nginx/beltway.conf', {
      '127.0.0.1:3000': `127.0.0.1:${ports.first}`,
      '127.0.0.1:3001': `127.0.0.1:${ports.second}`,
      'listen 80': `listen 127.0.0.1:${ports.http}`,
      'listen [::]:80': `listen [::1]:${ports.http}`,
      'listen 443': `listen 127.0.0.1:${ports.https}`,
      'listen [::]:443': `listen [::1]:${ports.https}`,
      'server_name www.example.com;': 'server_name www.example.com localhost;',
      '/etc/letsencrypt/live/www.example.com/fullchain.pem': cert,
      '/etc/letsencrypt/live/www.example.com/privkey.pem': key,
    }),
  );
  const main = write(
    'nginx.conf',
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log warn; user root;
worker_processes 1; events { worker_connections 4096; }
http { access_log off; include /etc/nginx/mime.types;
client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
include ${folder}/beltway.conf; }\n`,
  );
  return startProgram(['nginx', '-e', join(folder, 'start.log'), '-c', main], ports.https);
}

/** Starts Caddy with `deploy/caddy/Caddyfile` and a certificate of its own. */
export async function startCaddy(
  folder: string,
  write: (name: string, text: string) => string,
  ports: Ports,
) {
  installed('caddy', 'caddy');
  const { cert, key } = certificate(folder);
  const site = adapted('caddy/Caddyfile', {
    '127.0.0.1:3000': `127.0.0.1:${ports.first}`,
    '127.0.0.1:3001': `127.0.0.1:${ports.second}`,
    'www.example.com {': `www.example.com, localhost {\n\tbind 127.0.0.1\n\ttls ${cert} ${key}`,
    '\nexample.com {': `\nexample.com {\n\tbind 127.0.0.1\n\ttls ${cert} ${key}`,
  });
  const file = write(
    'Caddyfile',
    `{\n\tadmin off\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}\n}\n${site}`,
  );
  const command = ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'];
  return startProgram(command, ports.https, { HOME: folder, XDG_DATA_HOME: folder });
}

/** A proxy in front of the real server: TLS, HTTP/2, addresses, codings, events, limits. */
export async function proxyRecipe(start: typeof startNginx): Promise<Check[]> {
  const folder = temporaryFolder();
  const ports = await freePorts();
  const site = await startSite({ TRUST_PROXY: '127.0.0.1' });
  try {
    const first = Number(new URL(site.url).port);
    const proxy = await start(folder.path, folder.write, { ...ports, first });
    try {
      return await throughProxy({ ...ports, site });
    } finally {
      await proxy.stop();
    }
  } finally {
    await site.stop();
    folder.remove();
  }
}
