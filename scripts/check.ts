/**
 * `npm run check`: types, lint and build side by side, then unit and browser tests in one run; the
 * last line is `N passed, N failed`. Where one of the first fails, it ends before the tests, unless
 * `--keep-going` is given.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { parseJson } from '../lib/json.ts';
import { ensureChromium } from './chromium.ts';

/** Counts in a Vitest JSON report. */
const reportSchema = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });

const keepGoing = process.argv.includes('--keep-going');
const reports = mkdtempSync(join(tmpdir(), 'check-'));
const env = withoutSettings(process.env);
const total = { passed: 0, failed: 0 };

const [isBuilt] = await Promise.all(['build', 'typecheck', 'lint'].map(check));
if (total.failed > 0 && !keepGoing) finish();
if (isBuilt) {
  if (ensureChromium()) {
    await test('unit', 'browser');
  } else {
    failed('browser tests: no Chromium; install one or set CHROMIUM_PATH');
    await test('unit');
  }
} else {
  failed('browser tests: not run, the build failed');
  await test('unit');
}
finish();

/** Runs an npm script, shows its output when it ends, and counts it; returns whether it succeeded. */
async function check(script: string): Promise<boolean> {
  const child = spawn('npm', ['run', '-s', script], { stdio: ['ignore', 'pipe', 'pipe'], env });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => output.push(chunk));
  }
  const [status] = await once(child, 'close');
  console.log(`\n> ${script}\n${Buffer.concat(output)}`);
  if (status === 0) total.passed += 1;
  else failed(script);
  return status === 0;
}

/** Runs the tests of Vitest projects and counts them. */
async function test(...projects: string[]): Promise<void> {
  console.log(`\n> ${projects.join(' and ')} tests`);
  const file = join(reports, 'tests.json');
  const child = spawn(
    'vitest',
    [
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${file}`,
    ],
    { stdio: ['ignore', 'inherit', 'inherit'], env },
  );
  const [status] = await once(child, 'close');
  const counted = read(file);
  total.passed += counted.passed;
  total.failed += counted.failed;
  const fine = status === 0 && counted.failed === 0 && counted.passed > 0;
  if (!fine) failed('tests', counted.failed === 0 ? 1 : 0);
}

/** Counts of a Vitest JSON report; zeros where the run wrote none. */
function read(file: string): { passed: number; failed: number } {
  try {
    const report = parseJson(reportSchema, readFileSync(file, 'utf8'));
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function failed(what: string, count = 1): void {
  console.error(`> failed: ${what}`);
  total.failed += count;
}

function finish(): never {
  rmSync(reports, { recursive: true, force: true });
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

/** The environment without the site's settings, so that the checks run with the defaults. */
function withoutSettings(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const names = readFileSync('.env.example', 'utf8').match(/^#?\s?[A-Z_]+(?==)/gm) ?? [];
  const settings = new Set(names.map((name) => name.replace(/^#\s?/, '')));
  return Object.fromEntries(Object.entries(source).filter(([name]) => !settings.has(name)));
}
