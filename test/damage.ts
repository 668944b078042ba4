import { open } from 'node:fs/promises';

/** Flips a bit at the start of each of the last pages, where their kind and size are. */
export async function flipBits(path: string, count: number): Promise<void> {
  const handle = await open(path, 'r+');
  const { size } = await handle.stat();
  const pages = Math.floor(size / 4096);
  for (let i = 0; i < count; i += 1) {
    const position = 4096 * (pages - 1 - i);
    const byte = Buffer.alloc(1);
    await handle.read(byte, 0, 1, position);
    await handle.write(Buffer.from([(byte[0] ?? 0) ^ (1 << (i % 8))]), 0, 1, position);
  }
  await handle.close();
}
