import { parseArgs } from 'node:util';
import type { Terminal } from './records-command.ts';

/** Arguments of a command that works on one file. */
export interface FileOptions<Flag extends string> {
  file: string;
  flags: Record<Flag, boolean>;
}

/**
 * Reads the name of one file, and flags such as `--replace`.
 * @returns the exit code where there is nothing to do: 0 after `--help`, 2 for wrong arguments. The
 *   usage is printed then.
 */
export function readFileOptions<Flag extends string>(
  { args, error }: Terminal,
  usage: string,
  flags: readonly Flag[],
): FileOptions<Flag> | 0 | 2 {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: Object.fromEntries([...flags, 'help'].map((flag) => [flag, { type: 'boolean' }])),
    });
    if (values.help) {
      error(usage);
      return 0;
    }
    const [file, ...more] = positionals;
    if (!file || more.length > 0) throw new Error('Name one file');
    const given = flags.map((flag) => [flag, values[flag] === true]);
    return { file, flags: Object.fromEntries(given) as Record<Flag, boolean> };
  } catch (reason) {
    error(`${(reason as Error).message}\n\n${usage}`);
    return 2;
  }
}
