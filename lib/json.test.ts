import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from './json.ts';

const schema = v.object({ people: v.array(v.object({ id: v.number() })) });

test.each([
  [{ people: [{ id: 1 }, { id: 'ann@example.com' }] }, 'people.1.id must be number'],
  [{ people: [{ name: 'Ann' }] }, 'people.0.id is missing'],
  ['ann@example.com', 'the value must be Object'],
])('an error about %j says where, and quotes nothing', (value, message) => {
  expect(() => parse(schema, value)).toThrow(new TypeError(message));
});
