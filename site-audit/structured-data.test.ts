import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../lib/project-root.ts';
import { localBusinessTypes } from './data/local-business-types.ts';

it('has every type below LocalBusiness of the vocabulary that schema-dts publishes', () => {
  const file = join(projectRoot, 'node_modules/schema-dts/dist/schema.d.ts');
  const unions = new Map(
    [...readFileSync(file, 'utf8').matchAll(/export type (\w+) =([^;]+);/g)].map(
      ([, name = '', union = '']) => [name, union.match(/\b[A-Za-z]\w*\b/g) ?? []],
    ),
  );
  const types = new Set(['LocalBusiness']);
  for (const type of types)
    for (const part of unions.get(type) ?? []) if (unions.has(part)) types.add(part);
  expect([...localBusinessTypes].toSorted()).toEqual([...types].toSorted());
});
