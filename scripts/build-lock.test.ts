import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { alone } from './build-lock.ts';

const waits = '> waiting for another build of this folder';

/** A process, with what it has said so far. */
function start(cwd: string, args: string[]): { child: ChildProcess; said: () => string } {
  const child = spawn(process.execPath, args, { cwd });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, said: () => text };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'build'));
  return folder;
}

test('a second build waits for the first, and does nothing if that one made the same', async () => {
  const folder = newFolder();
  const build = resolve('scripts/build.ts');
  const stamp = execFileSync(
    process.execPath,
    ['-e', `import(${JSON.stringify(build)}).then((m) => process.stdout.write(m.stampNow()))`],
    { cwd: folder, encoding: 'utf8' },
  );
  let second: ReturnType<typeof start> | undefined;
  await alone(join(folder, 'build'), async (waited) => {
    expect(waited).toBe(false);
    second = start(folder, [build]);
    await expect.poll(second.said).toBe(`${waits}\n`);
    writeFileSync(join(folder, 'build/stamp'), stamp);
  });
  expect(await once(second?.child as ChildProcess, 'exit')).toEqual([0, null]);
  expect(second?.said()).toBe(`${waits}\n`);
  expect(existsSync(join(folder, 'build/client'))).toBe(false);
});

test('a build goes on when the one before it is killed', async () => {
  const folder = newFolder();
  const lock = JSON.stringify(resolve('scripts/build-lock.ts'));
  const script = (work: string) => `import(${lock}).then((m) => m.alone('build', ${work}))`;
  const first = start(folder, [
    '-e',
    script("() => new Promise(() => setInterval(() => console.log('builds'), 20))"),
  ]);
  await expect.poll(first.said).toContain('builds');
  const second = start(folder, ['-e', script("async (waited) => console.log('built', waited)")]);
  await expect.poll(second.said).toBe(`${waits}\n`);
  first.child.kill('SIGKILL');
  expect(await once(second.child, 'exit')).toEqual([0, null]);
  expect(second.said()).toBe(`${waits}\nbuilt true\n`);
});
