import { expect, test } from 'vitest';
import { trainFamilySoftmax } from './family-softmax.server.ts';

test('a family whose name begins another one gets its own probability', () => {
  const labels = ['blog.all', 'blog.topics', 'blog-page.open', 'area.served'];
  const examples = labels.map((label, feature) => ({
    label,
    vector: { ids: Int32Array.of(feature), values: Float32Array.of(1) },
  }));
  const softmax = trainFamilySoftmax(Array(50).fill(examples).flat(), labels.length);
  for (const { label, vector } of examples) {
    const found = softmax.probabilities(vector);
    const best = found.indexOf(Math.max(...found));
    expect(softmax.members.labels[best]).toBe(label);
  }
});
