import type { Learned } from './classifier.server.ts';

interface Header extends Omit<Learned, 'weights' | 'scope'> {
  /** Of what it was learned from. */
  digest: string;
}

/**
 * What was learned as a file: a line of JSON, then the two tables of weights, each as a scale for
 * every feature (32-bit floats, in this machine's byte order) and signed bytes.
 */
export function encodeLearned({ weights, scope, ...rest }: Learned, digest: string): Buffer {
  const header: Header = { ...rest, digest };
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`),
    pack(weights, rest.labels.length),
    pack(scope, 2),
  ]);
}

/** @returns undefined when it was learned from something else than `digest` says. */
export function decodeLearned(file: Buffer, digest: string): Learned | undefined {
  const end = file.indexOf(0x0a);
  const header = JSON.parse(file.toString('utf8', 0, end)) as Header;
  if (header.digest !== digest) return undefined;
  const classes = header.labels.length;
  const tables = file.subarray(end + 1);
  const rows = tables.length / (4 + classes + 4 + 2);
  const first = rows * (4 + classes);
  return {
    ...header,
    weights: unpack(tables.subarray(0, first), classes),
    scope: unpack(tables.subarray(first), 2),
  };
}

function pack(weights: Float32Array, columns: number): Buffer {
  const scales = new Float32Array(weights.length / columns);
  const bytes = new Int8Array(weights.length);
  for (let row = 0; row < scales.length; row++) {
    const from = row * columns;
    const most = weights
      .subarray(from, from + columns)
      .reduce((a, b) => Math.max(a, Math.abs(b)), 0);
    scales[row] = most / 127 || 1;
    for (let at = from; at < from + columns; at++) {
      bytes[at] = Math.round((weights[at] as number) / (scales[row] as number));
    }
  }
  return Buffer.concat([Buffer.from(scales.buffer), Buffer.from(bytes.buffer)]);
}

function unpack(table: Buffer, columns: number): Float32Array {
  const rows = table.length / (4 + columns);
  // Copied, because floats must begin at a multiple of four.
  const scales = new Float32Array(new Uint8Array(table.subarray(0, 4 * rows)).buffer);
  const bytes = new Int8Array(table.buffer, table.byteOffset + 4 * rows, rows * columns);
  const weights = new Float32Array(bytes.length);
  for (let at = 0; at < bytes.length; at++) {
    weights[at] = (bytes[at] as number) * (scales[Math.floor(at / columns)] as number);
  }
  return weights;
}
