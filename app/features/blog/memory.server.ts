/** Something to send. */
export interface Kept {
  type: string;
  bytes: Buffer;
}

/** Keeps what was asked for last, up to a number of bytes. */
export class Memory<T extends Kept> {
  readonly #most: number;
  readonly #files = new Map<string, T>();
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(path: string): T | undefined {
    const media = this.#files.get(path);
    if (!media) return undefined;
    this.#files.delete(path);
    this.#files.set(path, media);
    return media;
  }

  set(path: string, media: T): void {
    if (this.#files.has(path)) return;
    this.#files.set(path, media);
    this.#bytes += media.bytes.length;
    for (const [oldest, { bytes }] of this.#files) {
      if (this.#bytes <= this.#most) return;
      this.#files.delete(oldest);
      this.#bytes -= bytes.length;
    }
  }
}
