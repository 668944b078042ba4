import fc from 'fast-check';
import { requestsFor, send } from './requests.ts';
import type { Target } from './targets.ts';

/** What a server answered to many requests. */
export interface FuzzReport {
  /** Number of answers by status; 0 is a connection closed without one. */
  statuses: Map<number, number>;
  /** Ids that answers gave as stored. */
  stored: Set<string>;
  /** Requests that were answered with 5xx, or not at all within 15 s. */
  faults: string[];
}

export interface FuzzOptions {
  count: number;
  /** The same seed makes the same requests. */
  seed: number;
  clients?: number;
  /** Called after each part of the requests. */
  onPart?: (sent: number) => Promise<unknown>;
}

/** Requests that are made at once: all of 50,000 would take the memory that is being watched. */
const part = 500;

/** Sends requests that are nearly right, wrong, cut off or left, to targets of a server on this machine. */
export async function fuzz(
  port: number,
  targets: readonly Target[],
  { count, seed, clients = 8, onPart }: FuzzOptions,
): Promise<FuzzReport> {
  const report: FuzzReport = { statuses: new Map(), stored: new Set(), faults: [] };
  const { statuses, stored, faults } = report;
  const arbitrary = requestsFor(targets);
  for (let sent = 0; sent < count; sent += part) {
    const numRuns = Math.min(part, count - sent);
    const requests = fc.sample(arbitrary, { numRuns, seed: seed + sent });
    await Promise.all(
      Array.from({ length: clients }, async () => {
        for (let request = requests.pop(); request; request = requests.pop()) {
          const asked = JSON.stringify(request).slice(0, 600);
          const answer = await send(port, request).catch((error: Error) => {
            faults.push(`${error.message} ${asked}`);
          });
          if (!answer) continue;
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          if (answer.stored) stored.add(answer.stored);
          if (answer.status >= 500) faults.push(`${answer.status} ${asked}`);
        }
      }),
    );
    await onPart?.(sent + numRuns);
  }
  return report;
}
