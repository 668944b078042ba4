/**
 * `npm run COMMAND`: runs a command of a feature, or one of these, whether the server is running
 * or not. `-- --help` lists a command's arguments.
 */
import { existsSync } from 'node:fs';
import type { Command } from '../app/feature.ts';
import { compose, features, migrations } from '../app/features.ts';
import { processTerminal } from '../server/terminal/records-command.ts';

const commands: Record<string, () => Promise<{ run: Command }>> = Object.assign(
  {
    backup: async () => {
      const { runBackup } = await import('./backup.ts');
      return { run: runBackup };
    },
    'db:copy': async () => {
      const { runCopy } = await import('./db-copy.ts');
      return { run: runCopy };
    },
    deliveries: async () => {
      const { runDeliveries } = await import('./deliveries.ts');
      const composition = await compose();
      return { run: (terminal) => runDeliveries(terminal, composition) };
    },
    doctor: async () => {
      const { runDoctor } = await import('./doctor.ts');
      const composition = await compose();
      return { run: (terminal) => runDoctor(terminal, composition) };
    },
    privacy: async () => {
      const { runPrivacy } = await import('./privacy.ts');
      const composition = await compose();
      return { run: (terminal) => runPrivacy(terminal, composition) };
    },
    restore: async () => {
      const { runRestore } = await import('./restore.ts');
      const composition = await compose();
      return { run: (terminal) => runRestore(terminal, composition) };
    },
    trace: async () => {
      const { runTrace } = await import('./trace.ts');
      const composition = await compose();
      return { run: (terminal) => runTrace(terminal, composition) };
    },
  } satisfies Record<string, () => Promise<{ run: Command }>>,
  ...features.map((feature) => feature.commands),
);

// The reader may close the pipe early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
if (existsSync('.env')) process.loadEnvFile('.env');
const [name = '', ...args] = process.argv.slice(2);
const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (load) {
  const { run } = await load();
  process.exitCode = await run(processTerminal(args, migrations));
} else {
  console.error(`Unknown command "${name}". Commands: ${Object.keys(commands).sort().join(', ')}`);
  process.exitCode = 2;
}
