import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseJson, readJson } from './json.ts';

const schema = v.object({ people: v.array(v.object({ id: v.number() })) });

const blocks = v.array(
  v.variant('type', [
    v.object({ type: v.picklist(['text', 'quote']), content: v.string() }),
    v.object({ type: v.literal('image'), url: v.string() }),
  ]),
);

test.each([
  [{ people: [{ id: 1 }, { id: 'ann@example.com' }] }, 'people.1.id must be number'],
  [{ people: [{ name: 'Ann' }] }, 'people.0.id is missing'],
  ['ann@example.com', 'the value must be Object'],
])('an error about %j says where, and quotes nothing', (value, message) => {
  expect(() => parseJson(schema, JSON.stringify(value))).toThrow(new TypeError(message));
  expect(readJson(schema, JSON.stringify(value))).toBeUndefined();
});

test.each([
  [{ type: 'image', content: 'a' }, '0.url is missing'],
  [{ type: 'image', url: 1 }, '0.url must be string'],
  [{ type: 'table' }, '0.type must be (("text" | "quote") | "image")'],
  [{ url: '/a.png' }, '0.type is missing'],
  ['image', '0 must be Object'],
])('an error about the variant %j is about the option that its type names', (value, message) => {
  expect(() => parseJson(blocks, JSON.stringify([value]))).toThrow(new TypeError(message));
});

test('what matches is returned, without unknown fields', () => {
  const text = '{"people":[{"id":1,"name":"Ann"}],"more":2}';
  for (const read of [parseJson, readJson]) {
    expect(read(schema, text)).toEqual({ people: [{ id: 1 }] });
  }
});

test('text that is not JSON throws only where this project wrote it', () => {
  expect(() => parseJson(schema, '{')).toThrow(SyntaxError);
  expect(readJson(schema, '{')).toBeUndefined();
});
