/**
 * `npm run check`: types, lint, unit tests, build and browser tests, in this order; the last line is
 * `N passed, N failed`. The first failure ends it, unless `--keep-going` is given.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ensureChromium } from './chromium.ts';

/** Counts in a Vitest JSON report. */
const reportSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

const keepGoing = process.argv.includes('--keep-going');
const reports = mkdtempSync(join(tmpdir(), 'check-'));
const env = withoutSettings(process.env);
const total = { passed: 0, failed: 0 };

step('types', ['typecheck']);
step('lint', ['lint']);
step('unit tests', ['unit'], 'unit');
if (step('build', ['build'])) {
  const chromium = ensureChromium();
  if (chromium) {
    env.CHROMIUM_PATH = chromium;
    step('browser tests', ['browser'], 'browser');
  } else {
    failed('browser tests: no Chromium; install one or set CHROMIUM_PATH');
  }
} else {
  failed('browser tests: not run, the build failed');
}
finish();

/**
 * Runs an npm script and counts it as one check, or as the tests in its report.
 * @returns whether it succeeded.
 */
function step(title: string, script: string[], report?: string): boolean {
  console.log(`\n> ${title}`);
  const file = join(reports, `${report}.json`);
  const reporters = report
    ? ['--', '--reporter=default', '--reporter=json', `--outputFile=${file}`]
    : [];
  const { status, error } = spawnSync('npm', ['run', '-s', ...script, ...reporters], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  });
  if (error) console.error(error.message);
  const counted = report ? read(file) : { passed: status === 0 ? 1 : 0, failed: 0 };
  total.passed += counted.passed;
  total.failed += counted.failed;
  const fine = status === 0 && counted.failed === 0 && counted.passed > 0;
  if (!fine) failed(title, counted.failed === 0 ? 1 : 0);
  return fine;
}

/** Counts of a Vitest JSON report; zeros where the run wrote none. */
function read(file: string): { passed: number; failed: number } {
  try {
    const report = z.parse(reportSchema, JSON.parse(readFileSync(file, 'utf8')));
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function failed(what: string, count = 1): void {
  console.error(`> failed: ${what}`);
  total.failed += count;
  if (!keepGoing) finish();
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
