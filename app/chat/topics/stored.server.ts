import type { Learned } from './classifier.server.ts';

interface Header extends Omit<Learned, 'weights'> {
  /** Of what it was learned from. */
  digest: string;
}

/**
 * What was learned as a file: a line of JSON, a scale for each feature (32-bit floats, in this
 * machine's byte order), then a signed byte for each feature and label.
 */
export function encodeLearned({ weights, ...rest }: Learned, digest: string): Buffer {
  const header: Header = { ...rest, digest };
  const classes = rest.labels.length;
  const scales = new Float32Array(weights.length / classes);
  const bytes = new Int8Array(weights.length);
  for (let row = 0; row < scales.length; row++) {
    const from = row * classes;
    const most = weights
      .subarray(from, from + classes)
      .reduce((a, b) => Math.max(a, Math.abs(b)), 0);
    scales[row] = most / 127 || 1;
    for (let at = from; at < from + classes; at++) {
      bytes[at] = Math.round((weights[at] as number) / (scales[row] as number));
    }
  }
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`),
    Buffer.from(scales.buffer),
    Buffer.from(bytes.buffer),
  ]);
}

/** @returns undefined when it was learned from something else than `digest` says. */
export function decodeLearned(file: Buffer, digest: string): Learned | undefined {
  const end = file.indexOf(0x0a);
  const header = JSON.parse(file.toString('utf8', 0, end)) as Header;
  if (header.digest !== digest) return undefined;
  const classes = header.labels.length;
  const rest = file.subarray(end + 1);
  const rows = rest.length / (4 + classes);
  const scales = new Float32Array(new Uint8Array(rest.subarray(0, 4 * rows)).buffer);
  const bytes = new Int8Array(rest.buffer, rest.byteOffset + 4 * rows, rows * classes);
  const weights = new Float32Array(bytes.length);
  for (let at = 0; at < bytes.length; at++) {
    weights[at] = (bytes[at] as number) * (scales[Math.floor(at / classes)] as number);
  }
  return { ...header, weights };
}
