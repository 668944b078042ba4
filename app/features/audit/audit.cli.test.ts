import { expect, test } from 'vitest';
import { checks } from '../../../site-audit/checks.ts';
import { run } from './audit.cli.ts';

async function audit(...args: string[]) {
  let out = '';
  const errors: string[] = [];
  const code = await run({
    args,
    env: {},
    migrations: {},
    out: async (text) => {
      out += text;
    },
    error: (text) => errors.push(text),
  });
  return { code, out, error: errors.join('\n') };
}

test('prints JSON alone, also for a site that it may not look at', async () => {
  const { code, out, error } = await audit('http://127.0.0.1:9/', '--json');
  expect([code, error]).toEqual([0, '']);
  const { url, final, checks: found } = JSON.parse(out);
  expect([url, final]).toEqual(['http://127.0.0.1:9/', 'http://127.0.0.1:9/']);
  expect(found).toHaveLength(checks.length);
  expect(found[0]).toMatchObject({ result: 'unknown', evidence: expect.stringContaining('port') });
});

test('says what it could not look at, for people', async () => {
  const { code, out } = await audit('10.0.0.1');
  expect(code).toBe(0);
  expect(out).toContain('10.0.0.1 is not on the public internet.');
});

test.each([[[]], [['a.example', 'b.example']], [['--jason', 'a.example']]])(
  'explains itself for the arguments %j',
  async (args) => {
    const { code, out, error } = await audit(...args);
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain('npm run audit -- URL');
  },
);
