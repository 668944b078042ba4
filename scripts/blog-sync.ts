/** `npm run blog:sync`: brings the posts up to date now, also while the server runs. */
import { startSync } from '../app/blog/sync-command.server.ts';

process.exitCode = await startSync(process.env);
