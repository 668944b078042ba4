import { ensureBuilt } from '../scripts/build.ts';

/** Vitest's global setup of the browser tests: the production build, made once when not current. */
export default async function setup(): Promise<void> {
  await ensureBuilt();
}
