import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

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
