import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts a command of the site, as `npm run` does. */
export function startCommand(args: readonly string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['cli/main.ts', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Runs a command. @returns what it said. @throws with that if it fails. */
export async function runCommand(
  args: readonly string[],
  env: Record<string, string>,
): Promise<string> {
  const child = startCommand(args, env);
  let said = '';
  child.stderr?.on('data', (text) => (said += text));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`npm run ${args.join(' ')} failed: ${said}`);
  return said;
}
