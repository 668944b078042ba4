import { getPriority, setPriority } from 'node:os';

/** What the threads that look at sites add to the process's niceness. */
const more = 10;

/**
 * Lowers the priority of the calling thread and of those that it starts, so that requests to the site
 * go first. Only on Linux: elsewhere it would be that of the whole process.
 */
export function yieldToOthers(): void {
  if (process.platform !== 'linux') return;
  setPriority(0, Math.min(19, getPriority(process.pid) + more));
}
