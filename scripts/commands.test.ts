import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { serverProcess } from './install.mjs';

const read = (file: string) => readFileSync(file, 'utf8');
const docs = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md')];
const deploy = globSync('deploy/*/*');
const commands = Object.keys(packageJson.scripts);

/** The test that runs each command, or why none does. */
const runBy: Record<string, { test: string } | { why: string }> = {
  start: { test: 'test/start.test.ts' },
  test: { why: 'it runs these tests' },
  check: { why: 'npm test runs it' },
  typecheck: { why: 'npm test runs it' },
  lint: { why: 'npm test runs it' },
  unit: { why: 'npm test runs it' },
  browser: { why: 'npm test runs it' },
  format: { why: 'it changes the source; npm run lint finds what it would change' },
  dev: { test: 'test/development.test.ts' },
  build: { test: 'test/start.test.ts' },
  serve: { test: 'scripts/memory.test.ts' },
  worker: { test: 'scripts/memory.test.ts' },
  'blog:sync': { test: 'cli/commands.test.ts' },
  leads: { test: 'cli/commands.test.ts' },
  messages: { test: 'cli/commands.test.ts' },
  customers: { test: 'cli/commands.test.ts' },
  invoices: { test: 'cli/commands.test.ts' },
  audit: { test: 'cli/commands.test.ts' },
  deliveries: { test: 'cli/commands.test.ts' },
  backup: { test: 'cli/commands.test.ts' },
  restore: { test: 'cli/commands.test.ts' },
  'db:copy': { test: 'cli/commands.test.ts' },
  privacy: { test: 'cli/commands.test.ts' },
  'owner:add': { test: 'cli/commands.test.ts' },
  'owner:list': { test: 'cli/commands.test.ts' },
  'owner:log': { test: 'cli/commands.test.ts' },
  'owner:remove': { test: 'cli/commands.test.ts' },
  doctor: { test: 'cli/commands.test.ts' },
  trace: { test: 'cli/commands.test.ts' },
  eval: { test: 'cli/eval.test.ts' },
  faults: { test: 'test/faults/crash.test.ts' },
  fuzz: { test: 'test/fuzz.test.ts' },
  bench: { why: 'it measures, for minutes, on a machine that does nothing else' },
  lighthouse: { why: 'it takes minutes' },
  upgrade: { why: 'it installs and builds; npm run recipes -- upgrade runs it under load' },
  recipes: { why: 'it installs Debian packages as root, and takes half an hour' },
  browsers: { why: 'it installs browsers as root, and takes minutes' },
};

test('every command is run by a test, or says why none does', () => {
  expect(Object.keys(runBy).sort()).toEqual([...commands].sort());
  const tests = Object.values(runBy).flatMap((by) => ('test' in by ? [by.test] : []));
  expect(tests.filter((file) => !existsSync(file))).toEqual([]);
  const ofData = readFileSync('cli/commands.test.ts', 'utf8');
  for (const [name, by] of Object.entries(runBy)) {
    const there = new RegExp(`'${name}( |')`);
    if ('test' in by && by.test === 'cli/commands.test.ts') expect(ofData, name).toMatch(there);
  }
});

test('every command that the documents and the files of deploy/ name exists', () => {
  for (const file of [...docs, ...deploy]) {
    // `npm run <table>` stands for several.
    const named = [...read(file).matchAll(/npm run (?:--silent )?([a-z][\w:]*)/g)];
    for (const [, name = ''] of named) {
      if (name !== 'callbacks') expect(commands, `npm run ${name} in ${file}`).toContain(name);
    }
  }
});

test('README names every command', () => {
  const table = read('README.md');
  const missing = commands.filter(
    (name) => !new RegExp(`\`(npm (run )?)?${name}\\b`).test(table) && name !== 'format',
  );
  expect(missing).toEqual([]);
});

test('every file that the documents link to exists', () => {
  for (const file of docs) {
    for (const [, target = ''] of read(file).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)) {
      expect(existsSync(join(dirname(file), target)), `${target} in ${file}`).toBe(true);
    }
  }
});

test('every part of docs/run.md has its trial', () => {
  const trials = read('test/recipes/main.ts');
  const parts = [...read('docs/run.md').matchAll(/^## (.+)$/gm)].map(([, title = '']) => title);
  const trialOf: Record<string, string> = {
    systemd: 'systemd',
    Upgrade: 'upgrade',
    nginx: 'nginx',
    Caddy: 'caddy',
    Docker: 'docker',
    PgBouncer: 'pgbouncer',
    'A CDN': 'cdn',
  };
  const withoutOne = ['What breaks first', 'Browsers', 'Checked before a release'];
  expect(Object.keys(trialOf).concat(withoutOne).sort()).toEqual(parts.sort());
  for (const name of Object.values(trialOf))
    expect(trials).toMatch(new RegExp(`^  ${name}: `, 'm'));
});

test('every setting in the files of deploy/ and in docs/run.md is one that the server reads', () => {
  const settings = new Set(
    [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, it]) => it),
  );
  const others = ['NODE_ENV', 'MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_', 'COMPOSE'];
  const known = (name: string) =>
    settings.has(name) || others.includes(name) || name.startsWith('POSTGRES_');
  const named = [...deploy, 'docs/run.md'].flatMap((file) =>
    [...read(file).matchAll(/(?<![\w${-])([A-Z][A-Z_]{3,})(?==|: [a-z0-9/])/g)].map(
      ([, it]) => it ?? '',
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !known(name))).toEqual([]);
});

test('units and container start the server with the flags of `npm run serve`', () => {
  const { nodeArgs, env } = serverProcess();
  for (const file of deploy.filter((name) => /service$|Dockerfile/.test(name))) {
    const text = read(file);
    const start = /(?:ExecStart=|CMD )(.*)/.exec(text)?.[1]?.replace(/[",[\]]/g, '') ?? '';
    const [program = '', ...args] = start.split(' ');
    expect(program).toMatch(/(^|\/)node_modules\/node\/bin\/node$/);
    expect(args).toEqual([...nodeArgs, 'server/main.mjs']);
    for (const [name, value] of Object.entries(env)) expect(text).toContain(`${name}=${value}`);
  }
  expect(existsSync('node_modules/node/bin/node')).toBe(true);
});
