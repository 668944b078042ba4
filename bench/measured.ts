import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { createServer } from 'node:net';
import { promisify } from 'node:util';

/** A row of a table: cells by column. */
export type Row = Record<string, string>;

/** A part of `npm run bench`: one table. */
export interface Part {
  title: string;
  run(): Promise<Row[]>;
  /** What `--plots` draws of the rows, in the file `docs/NAME.svg`. */
  plot?: { name: string; draw(rows: readonly Row[]): string };
}

/** The number among the command's arguments, as in `npm run bench -- inbox 20000`. */
export function numberAsked(otherwise: number): number {
  return Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? otherwise);
}

/** A server in its own process, which reports its CPU time. */
export interface Measured {
  url: string;
  pid: number | undefined;
  /** CPU time used so far, in µs. */
  cpu(): Promise<number>;
  /** Sends a message to what is preloaded into it; resolves with the answer. */
  tell(message: string): Promise<unknown>;
  stop(): Promise<void>;
}

export interface Load {
  requestsPerSecond: number;
  /** CPU time of the server per request, in µs. */
  cpuPerRequest: number;
}

/**
 * Starts a TypeScript file that listens on the given port.
 * @param logFile receives its output: a file, as in production, instead of a pipe to this process.
 */
export async function startMeasured(
  command: (port: number) => { args: string[]; env?: Record<string, string> },
  logFile: string,
): Promise<Measured> {
  const port = await freePort();
  const { args, env } = command(port);
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, ['--import', './bench/report-cpu.mjs', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log, 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(url, child);
  const tell = async (message: string): Promise<unknown> => {
    child.send(message);
    const [answer] = await once(child, 'message');
    return answer;
  };
  return {
    url,
    pid: child.pid,
    cpu: async () => (await tell('cpu')) as number,
    tell,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

/**
 * Loads one path over 32 keep-alive connections for some seconds. It uses wrk, because a client in
 * JavaScript is slower than the server and would hide every difference.
 */
export async function load(
  server: Measured,
  path: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<Load> {
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t1', '-c32', `-d${seconds}s`, ...fields, server.url + path];
  const before = await server.cpu();
  const { stdout } = await run('wrk', args).catch((error: Error) => {
    throw new Error(`wrk is needed (apt-get install wrk): ${error.message}`);
  });
  const used = (await server.cpu()) - before;
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${path}:\n${stdout}`);
  const [, total, duration] = /(\d+) requests in ([\d.]+)s/.exec(stdout) ?? [];
  return {
    requestsPerSecond: Number(total) / Number(duration),
    cpuPerRequest: used / Number(total),
  };
}

const run = promisify(execFile);

/** Median; the lower one of two middle values. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 1_200 && child.exitCode === null; attempt++) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill();
  throw new Error(`No answer from ${child.spawnargs.join(' ')}`);
}

/** A free TCP port on the loopback interface. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
