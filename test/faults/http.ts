import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** A response, and the time in ms until it had arrived. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  ms: number;
}

/** Sends requests over connections that stay open; cheaper than `fetch`, which shows in the times. */
export function createClient(url: string) {
  const agent = new Agent({ keepAlive: true });
  return {
    /**
     * @param entries sent as JSON, or as a plain form's post.
     * @param from the client's address, where the site trusts its proxy.
     */
    async send(path: string, entries?: object, from?: string): Promise<Answer> {
      const isForm = entries instanceof URLSearchParams;
      const started = performance.now();
      const sent = request(url + path, {
        agent,
        method: entries ? 'POST' : 'GET',
        headers: {
          ...(entries && {
            'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
          }),
          ...(from !== undefined && { 'x-forwarded-for': from }),
        },
      });
      sent.end(isForm ? String(entries) : entries && JSON.stringify(entries));
      const [answer] = await once(sent, 'response');
      let body = '';
      for await (const chunk of answer.setEncoding('utf8')) body += chunk;
      const { statusCode: status, headers } = answer;
      return { status, headers, body, ms: performance.now() - started };
    },
    close: () => agent.destroy(),
  };
}

export type Client = ReturnType<typeof createClient>;

/** Requests the home page every 25 ms until `over` resolves; returns the times in ms. */
export async function pageTimes({ send }: Client, over: Promise<unknown>): Promise<number[]> {
  const open: Promise<Answer>[] = [];
  let running = true;
  void over.finally(() => {
    running = false;
  });
  while (running) {
    open.push(send('/'));
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return (await Promise.all(open)).map(({ ms }) => ms);
}

/** A percentile of times, rounded to 0.1. */
export function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN) * 10) / 10;
}
