import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createReader, ReaderError } from './reader.ts';

const program = `
  import { createReader } from './site-audit/reader.ts';
  for (let round = 0; round < 15; round += 1) {
    const reader = createReader();
    await reader.run({ kind: 'forget', look: 'a' });
    void reader.run({ kind: 'forget', look: 'b' });
    await reader.close();
  }
  console.log('closed');
`;

test('a program that closes its reader goes on, also when an answer is on its way', async () => {
  const running = promisify(execFile)(process.execPath, ['-']);
  running.child.stdin?.end(program);
  expect((await running).stdout).toBe('closed\n');
});

test('a job that waits behind another one ends at its own deadline', async () => {
  const reader = createReader();
  const bytes = new Uint8Array(Buffer.from('<div>'.repeat(100_000)));
  const page = { look: 'a', url: 'https://rye.example/', bytes, contentType: undefined };
  let done = false;
  const first = reader.run({ kind: 'read', ...page, truncated: false }).then(() => {
    done = true;
  });
  const late = reader.run({ kind: 'forget', look: 'b' }, AbortSignal.timeout(10));
  await expect(late).rejects.toThrow(ReaderError);
  expect(done).toBe(false);
  await first;
  // The page was moved to the thread, not copied.
  expect(bytes.byteLength).toBe(0);
  await reader.close();
});

test.runIf(process.platform === 'linux')(
  'only the threads of the server yield to others',
  async () => {
    const niceness = async (program: string) => {
      const running = promisify(execFile)(process.execPath, ['-']);
      running.child.stdin?.end(`
      import { readdirSync, readFileSync } from 'node:fs';
      ${program}
      const nicenessOf = (task) => {
        const stat = readFileSync('/proc/self/task/' + task + '/stat', 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
      };
      const own = nicenessOf(process.pid);
      console.log(readdirSync('/proc/self/task').filter((task) => nicenessOf(task) > own).length);
      process.exit();
    `);
      return Number((await running).stdout);
    };
    const [alone, served] = await Promise.all([
      niceness(`
      import { createReader } from './site-audit/reader.ts';
      await createReader().run({ kind: 'forget', look: 'a' });
    `),
      niceness(`
      import { createLookThread } from './site-audit/look-thread.ts';
      const settings = { userAgent: 'Test/1.0', privateNetwork: false };
      await createLookThread(settings).look('http://127.0.0.1/', () => undefined);
    `),
    ]);
    expect(alone).toBe(0);
    // The one that sends requests, and the one that reads.
    expect(served).toBe(2);
  },
);
