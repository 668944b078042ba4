import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Result of one check of a recipe. */
export interface Check {
  what: string;
  ok: boolean;
  /** What was seen. */
  seen: string;
}

/** A check by a condition, with what was seen. */
export function check(what: string, ok: boolean, seen: unknown = ''): Check {
  return { what, ok, seen: String(seen) };
}

/** Installs a Debian package unless its program is there. @throws if apt can't. */
export function installed(program: string, name: string): void {
  if (spawnSync('sh', ['-c', `command -v ${program}`]).status === 0) return;
  console.log(`> installing ${name}`);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
}

/** A file of `deploy/` with its example's names and ports replaced by those of the trial. */
export function adapted(file: string, changes: Readonly<Record<string, string>>): string {
  let text = readFileSync(join('deploy', file), 'utf8');
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`deploy/${file} has no ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** A temporary folder that `remove` deletes; programs that give up root can enter it. */
export function temporaryFolder(): {
  path: string;
  write(name: string, text: string): string;
  remove(): void;
} {
  const path = mkdtempSync(join(tmpdir(), 'recipe-'));
  spawnSync('chmod', ['755', path]);
  return {
    path,
    write: (name, text) => {
      const file = join(path, name);
      writeFileSync(file, text);
      return file;
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** Name of the certificate; no request leaves the machine. */
export const host = 'www.example.com';

/** Writes a self-made certificate to a folder: `cert.pem` and `key.pem`. */
export function certificate(folder: string): { cert: string; key: string } {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const names = `subjectAltName=DNS:${host},DNS:localhost`;
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${host}`].concat([
      '-addext',
      names,
      '-out',
      cert,
      '-keyout',
      key,
    ]),
    { stdio: 'ignore' },
  );
  return { cert, key };
}

/** A program that runs until `stop`. */
export interface Program {
  process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a program and waits until it listens. @throws with its output if it ends before that. */
export async function startProgram(
  command: readonly string[],
  port: number,
  env: Record<string, string> = {},
): Promise<Program> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const exited = once(child, 'exit');
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${program} ended:\n${output.slice(-2_000)}`);
    if (await listens(port)) break;
    await sleep(50);
  }
  return {
    process: child,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const open = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return open;
}
