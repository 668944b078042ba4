/** Thread that looks at sites; it has another one read the pages. */
import { parentPort, workerData } from 'node:worker_threads';
import { reachOf } from './fetch/reach.ts';
import { look } from './look.ts';
import type { LookJob, LookNews, LookThreadSettings } from './look-thread.ts';
import { yieldToOthers } from './niceness.ts';
import { createReader } from './reader.ts';

yieldToOthers();
const { userAgent, privateNetwork } = workerData as LookThreadSettings;
const reach = reachOf(privateNetwork);
const reader = createReader();
const send = (news: LookNews) => parentPort?.postMessage(news);

parentPort?.on('message', async ({ id, address }: LookJob) => {
  try {
    const onFindings: Parameters<typeof look>[1]['onFindings'] = (findings) =>
      send({ id, findings });
    send({ id, look: await look(address, { reach, userAgent, reader, onFindings }) });
  } catch (error) {
    send({ id, error: error instanceof Error ? (error.stack ?? error.message) : `${error}` });
  }
});
