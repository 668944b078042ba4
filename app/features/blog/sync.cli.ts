/**
 * `npm run blog:sync`: brings the posts up to date now, also while the server runs. The server
 * starts it too, for Notion, and gets the report as a message.
 */
import { setPriority } from 'node:os';
import { startSync } from './sync-command.server.ts';

const tellServer = process.send?.bind(process);
// Readers first: pictures are resized in what time they leave.
if (tellServer) setPriority(10);
process.exitCode = await startSync(
  process.env,
  tellServer && ((report) => void tellServer(report)),
);
process.disconnect?.();
