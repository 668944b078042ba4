import { loadUnderstanding } from '../assistant/understand/load.server.ts';

/** Vitest's global setup: trains the assistant's model once, which takes seconds, unless it is stored. */
export default async function setup(): Promise<void> {
  await loadUnderstanding();
}
