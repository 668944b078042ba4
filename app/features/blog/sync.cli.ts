/**
 * `npm run blog:sync`: brings the posts up to date now, also while the server runs. The server
 * starts it too, for Notion, and gets the report as a message.
 */
import { setPriority } from 'node:os';
import type { Command } from '../../feature.ts';
import { startSync } from './sync-command.server.ts';

export const run: Command = async ({ env, migrations }) => {
  const report = process.send?.bind(process);
  // The server goes first: pictures are resized in the time it leaves.
  if (report) setPriority(10);
  const code = await startSync(env, migrations, report && ((result) => void report(result)));
  process.disconnect?.();
  return code;
};
