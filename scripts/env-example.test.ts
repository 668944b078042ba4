import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('.env.example lists every setting that the server reads', () => {
  const files = globSync('{server,lib,assistant,app}/**/{env,settings,*-settings}.ts');
  const schema = files.map((path) => readFileSync(path, 'utf8')).join('\n');
  const read = [...schema.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map((match) => match[1]);
  const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z_]+)=/gm)];
  const names = new Set(listed.map((match) => match[1]));
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter((name) => name !== 'NODE_ENV' && !names.has(name))).toEqual([]);
});
