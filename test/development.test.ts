import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyProject } from './project-copy.ts';
import { readLog, startSite } from './site.ts';

/** `npm run dev` on a copy of the project, whose files the tests edit. */
const folder = copyProject();
const site = await startSite(
  { NODE_ENV: 'development' },
  { folder, command: ['--conditions=development', 'server/dev.ts'] },
);
afterAll(() => site.stop());

const polling = { timeout: 15_000 };

async function get(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(site.url + path);
  return { status: response.status, text: await response.text() };
}

function edit(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

test('looks at sites begin', async () => {
  const { id } = (await (
    await fetch(`${site.url}/api/looks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.url },
      body: JSON.stringify({ website: 'http://shop.invalid/' }),
    })
  ).json()) as { id: string };
  const look = async () => JSON.parse((await get(`/api/looks/${id}`)).text);
  await expect
    .poll(look, polling)
    .toMatchObject({ open: false, problem: expect.stringContaining('shop.invalid') });
});

test('a save changes the page and the API', async () => {
  expect(await get('/about')).toMatchObject({ status: 200, text: expect.stringContaining('<h1') });
  edit('app/features/about/page.tsx', '<main id="main"', '<main id="main" data-edited="yes"');
  const page = async () => (await get('/about')).text;
  await expect.poll(page, polling).toContain('data-edited="yes"');
  edit('server/http/health.ts', '.send({ ok: true })', '.send({ ok: true, edited: true })');
  const health = async () => (await get('/healthz')).text;
  await expect.poll(health, polling).toContain('"edited":true');
});

test('a page whose module throws shows the error, and the others work', async () => {
  appendFileSync(join(folder, 'app/features/pricing/page.tsx'), 'throw new Error("Broken");\n');
  const answer = { status: 500, text: expect.stringMatching(/Broken.*pricing\/page\.tsx/s) };
  await expect.poll(() => get('/pricing'), polling).toMatchObject(answer);
  expect(await get('/')).toMatchObject({ status: 200 });
});

test('requests wait while a save restarts Vite', async () => {
  const isRestarted = () => readLog(site.logFile).includes('server restarted');
  appendFileSync(join(folder, 'server/env.ts'), '\n');
  const failuresOf = async (path: string) => {
    const failures: unknown[] = [];
    for (let isLast = false; ; isLast = isRestarted()) {
      const answer = await get(path);
      if (answer.status !== 200) failures.push(answer);
      if (isLast) return failures;
    }
  };
  const failures = await Promise.all(['/', '/contact', '/healthz'].map(failuresOf));
  expect(failures.flat()).toEqual([]);
});
