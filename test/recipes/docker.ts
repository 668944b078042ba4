import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../site.ts';
import { type Check, check, installed, startProgram, temporaryFolder } from './machine.ts';

/**
 * The compose file as docker-compose reads it, and every instruction of the Dockerfile carried out in a
 * folder instead of a container: no base image can be had without a registry of images.
 */
export async function dockerRecipe(): Promise<Check[]> {
  const folder = temporaryFolder();
  try {
    return [composed(folder.path), await built(folder.path)];
  } finally {
    folder.remove();
  }
}

function composed(folder: string): Check {
  const file = join(folder, 'deploy/docker/compose.yaml');
  cpSync('deploy/docker/compose.yaml', file);
  cpSync('.env.example', join(folder, '.env'));
  installed('docker-compose', 'docker-compose');
  const { status, stdout, stderr } = spawnSync(
    'docker-compose',
    ['-f', file, 'config', '--services'],
    { encoding: 'utf8', env: { ...process.env, POSTGRES_PASSWORD: 'test' } },
  );
  const services = stdout.trim().split('\n').sort().join();
  const ok = status === 0 && services === 'postgres,web-1,web-2,worker';
  return check('compose file is valid', ok, ok ? services : stderr.slice(-300));
}

/** Carries the Dockerfile out below a folder, then starts its CMD. */
async function built(folder: string): Promise<Check> {
  const what = 'the Dockerfile’s steps, in a folder, end in a server that is ready';
  const env: Record<string, string> = {};
  let stage = '';
  let command: string[] = [];
  const lines = readFileSync('deploy/docker/Dockerfile', 'utf8').split('\n');
  for (const line of lines) {
    const [, instruction = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (instruction === 'FROM') {
      stage = join(folder, /AS (\w+)/.exec(rest)?.[1] ?? 'final');
      mkdirSync(stage);
    } else if (instruction === 'COPY') copy(folder, stage, rest);
    else if (instruction === 'ENV') {
      for (const pair of rest.split(' ')) env[pair.split('=')[0] ?? ''] = pair.split('=')[1] ?? '';
    } else if (instruction === 'RUN' && !rest.includes('/data')) {
      execFileSync('sh', ['-c', rest], { cwd: stage, stdio: 'ignore' });
    } else if (instruction === 'CMD') command = JSON.parse(rest);
  }
  const port = await freePort();
  const [program = '', ...args] = command;
  const server = await startProgram(['env', '-C', stage, join(stage, program), ...args], port, {
    ...env,
    HOST: '127.0.0.1',
    PORT: `${port}`,
    DATA_DIR: join(folder, 'data'),
  });
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
  await server.stop();
  const [size] = execFileSync('du', ['-sm', stage], { encoding: 'utf8' }).split('\t');
  return check(what, ready.status === 200, `${size} MB`);
}

function copy(folder: string, stage: string, rest: string): void {
  const [, from] = /^--from=(\w+) /.exec(rest) ?? [];
  if (from) cpSync(join(folder, from), stage, { recursive: true, verbatimSymlinks: true });
  else if (rest.startsWith('. ')) {
    const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
    for (const file of files.filter(Boolean)) cpSync(file, join(stage, file));
  } else for (const file of rest.split(' ').slice(0, -1)) cpSync(file, join(stage, file));
}
