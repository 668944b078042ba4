/**
 * Names as sorted hashes: those of 70,000 features in a `Map` would take 8 MB. At 53 bits, a name that
 * isn't among them is taken for one that is once in 10^11 times.
 */
export class NameHashes {
  /** In ascending order; a name's number is the place of its hash. */
  readonly hashes: Float64Array;

  constructor(hashes: Float64Array) {
    this.hashes = hashes;
  }

  /** A name's number; undefined for one that isn't among them. */
  find(name: string): number | undefined {
    const hash = hash53(name);
    let [low, high] = [0, this.hashes.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.hashes[middle] as number) < hash) low = middle + 1;
      else high = middle;
    }
    return this.hashes[low] === hash ? low : undefined;
  }
}

/** Numbers by name, as a `Map` has them, in a tenth of its memory; the names can't be listed. */
export class NumbersByName {
  readonly #names: NameHashes;
  readonly #numbers: Float64Array;

  constructor(entries: Iterable<readonly [name: string, number: number]>) {
    const { hashes, numbers } = sortByHash(entries);
    this.#names = new NameHashes(hashes);
    this.#numbers = numbers;
  }

  get(name: string): number | undefined {
    return this.#numbers[this.#names.find(name) ?? -1];
  }

  has(name: string): boolean {
    return this.#names.find(name) !== undefined;
  }
}

/**
 * Hashes of names in ascending order, and the number of each. Arrays of pairs would leave more than
 * ten times as much to collect.
 * @throws {Error} when two names have the same hash.
 */
export function sortByHash(entries: Iterable<readonly [name: string, number: number]>): {
  hashes: Float64Array;
  numbers: Float64Array;
} {
  const found: number[] = [];
  const unsorted: number[] = [];
  for (const [name, number] of entries) {
    found.push(hash53(name));
    unsorted.push(number);
  }
  const order = Uint32Array.from(found.keys()).sort(
    (a, b) => (found[a] as number) - (found[b] as number),
  );
  const hashes = Float64Array.from(order, (place) => found[place] as number);
  if (hashes.some((hash, place) => hash === hashes[place - 1])) {
    throw new Error('Two names have the same hash: seed the hash differently.');
  }
  return { hashes, numbers: Float64Array.from(order, (place) => unsorted[place] as number) };
}

/** A hash from 0 to 2^53 (bryc's cyrb53): two of 32 bits, mixed as MurmurHash3 mixes at its end. */
function hash53(text: string): number {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    a = Math.imul(a ^ letter, 2654435761);
    b = Math.imul(b ^ letter, 1597334677);
  }
  const low = mixed(a, b);
  const high = mixed(b, low);
  return (high & 0x1fffff) * 0x1_0000_0000 + (low >>> 0);
}

const mixed = (a: number, b: number) =>
  Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
