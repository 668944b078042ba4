import { expect, test } from 'vitest';
import { Network } from './network.server.ts';
import { probabilities } from './softmax.server.ts';
import { trainNetwork } from './train-network.server.ts';
import { trainSoftmax } from './train-softmax.server.ts';

/** One feature says `on.one`, another too, but both together `off.both`, as neither does; the last is constant. */
const cases = [
  { ids: [2], target: 0 },
  { ids: [0, 1, 2], target: 0 },
  { ids: [0, 2], target: 1 },
  { ids: [1, 2], target: 1 },
];
const labels = ['off.both', 'on.one'];
const size = 3;
const repeats = 500;
const all = Array.from({ length: repeats }, () => cases).flat();
const valuesOf = (ids: readonly number[]) => ids.map(() => 1);
const vectorOf = (ids: readonly number[]) => ({
  ids: Int32Array.from(ids),
  values: Float32Array.from(valuesOf(ids)),
});

test('the network learns what features mean together, which a softmax can’t', () => {
  const starts = new Uint32Array(all.length + 1);
  for (const [index, { ids }] of all.entries())
    starts[index + 1] = (starts[index] ?? 0) + ids.length;
  const network = new Network(
    trainNetwork({
      ...{ labels, size, starts },
      ids: Uint32Array.from(all.flatMap(({ ids }) => ids)),
      values: Float32Array.from(all.flatMap(({ ids }) => valuesOf(ids))),
      targets: Uint16Array.from(all, ({ target }) => target),
    }),
  );
  const softmax = trainSoftmax(
    all.map(({ ids, target }) => ({ vector: vectorOf(ids), label: labels[target] ?? '' })),
    size,
  );
  const isRight = (found: Float32Array, target: number) => (found[target] ?? 0) > 0.5;
  const byNetwork = cases
    .map(({ ids }) => network.probabilities(vectorOf(ids)))
    .map((found, at) => isRight(found, cases[at]?.target ?? 0));
  const bySoftmax = cases.map(({ ids, target }) =>
    isRight(probabilities(softmax, vectorOf(ids)), target),
  );
  expect(byNetwork).toEqual([true, true, true, true]);
  expect(bySoftmax).toContain(false);
});
