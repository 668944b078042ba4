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
