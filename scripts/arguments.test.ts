import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { titlesWith } from './arguments.ts';

/** Runs a script as `npm run` does. */
function run(file: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const scripts = {
  faults: 'test/faults/main.ts',
  fuzz: 'test/fuzz/main.ts',
  recipes: 'test/recipes/main.ts',
  browsers: 'test/browsers/main.ts',
  bench: 'bench/main.ts',
  upgrade: 'scripts/upgrade.mjs',
};

test.for(Object.entries(scripts))('npm run %s -- --help prints its usage', ([name, file]) => {
  const { status, stdout, stderr } = run(file, '--help');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`npm run ${name} -- [`);
});

test('faults refuses what it can’t do, and says what it can', () => {
  const usage = 'npm run faults -- [options] [words]';
  for (const [args, problem] of [
    [['--round', '3'], "Unknown option '--round'"],
    [['--rounds', 'many'], '--rounds must be a whole number above 0, not many.'],
    [['sending', 'earthquake'], 'No title contains "earthquake". There are:\n  Server killed'],
  ] as const) {
    const { status, stdout, stderr } = run(scripts.faults, ...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(problem);
    expect(stderr).toContain(usage);
    expect(stderr).not.toContain('    at ');
  }
});

test('each word picks the titles that contain it', () => {
  const titles = ['Build killed', 'Full disk', 'Copy killed'];
  expect(titlesWith('', titles, [])).toEqual(titles);
  expect(titlesWith('', titles, ['full', 'BUILD KILLED'])).toEqual(['Build killed', 'Full disk']);
});
