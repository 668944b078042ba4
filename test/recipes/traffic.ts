import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:https';
import { sampleLead } from '../sample-lead.ts';

/** What became of the traffic. */
export interface Traffic {
  requests: number;
  failures: string[];
  /** Email addresses of the leads that the site confirmed. */
  leads: string[];
  /** Milliseconds of the slowest answer. */
  slowest: number;
}

const pages = [
  '/',
  '/pricing',
  '/free-audit',
  '/blog',
  '/contact',
  '/signup',
  '/api/blog/posts',
  '/readyz',
];

/**
 * Sends requests at a steady rate, whether answers are late or not: seven of eight are for pages, one
 * sends the audit form, in turn as JSON and as a browser without JavaScript does.
 */
export function startTraffic(
  origin: string,
  rate: number,
): { failedSoFar(): number; stop(): Promise<Traffic> } {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: 256 });
  const traffic: Traffic = { requests: 0, failures: [], leads: [], slowest: 0 };
  const open = new Set<Promise<void>>();
  const started = performance.now();
  const send = () => {
    const count = traffic.requests;
    traffic.requests += 1;
    const work = (count % 8 === 7 ? post(count) : get(pages[count % pages.length] ?? '/')).catch(
      (error) => {
        traffic.failures.push(String(error));
      },
    );
    open.add(work);
    work.finally(() => open.delete(work));
  };
  const timer = setInterval(() => {
    const due = ((performance.now() - started) / 1000) * rate;
    while (traffic.requests < due) send();
  }, 5);
  const get = async (path: string) => {
    const status = await ask(path, {});
    if (status !== 200) throw new Error(`GET ${path}: ${status}`);
  };
  const post = async (count: number) => {
    const email = `${randomUUID()}@example.com`;
    const plain = count % 16 === 7;
    const fields = { ...sampleLead, email };
    const status = plain
      ? await ask(
          '/free-audit',
          { 'content-type': 'application/x-www-form-urlencoded' },
          `${new URLSearchParams(fields)}`,
        )
      : await ask('/api/leads', { 'content-type': 'application/json' }, JSON.stringify(fields));
    if (status !== (plain ? 303 : 201))
      throw new Error(`POST ${plain ? 'form' : 'JSON'}: ${status}`);
    traffic.leads.push(email);
  };
  const ask = (path: string, headers: Record<string, string>, body?: string) =>
    new Promise<number>((resolve, reject) => {
      const sent = performance.now();
      const outgoing = request(origin + path, {
        agent,
        headers,
        method: body ? 'POST' : 'GET',
        timeout: 60_000,
      });
      outgoing.on('response', (response) => {
        response.resume();
        response.on('error', reject);
        response.on('end', () => {
          traffic.slowest = Math.max(traffic.slowest, performance.now() - sent);
          resolve(response.statusCode ?? 0);
        });
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in 60 s')));
      outgoing.on('error', (error) =>
        reject(new Error(`${body ? 'POST' : 'GET'} ${path}: ${error.message}`)),
      );
      outgoing.end(body);
    });
  return {
    failedSoFar: () => traffic.failures.length,
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
      agent.destroy();
      return traffic;
    },
  };
}

/** Failures by what they say, as in `GET /: 503 (7 times)`. */
export function tally(failures: readonly string[]): string {
  const counts = Map.groupBy(failures, (failure) => failure);
  return [...counts].map(([failure, all]) => `${failure} (${all.length} times)`).join('; ');
}
