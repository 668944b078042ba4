import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file under a temporary name and renames it when it is complete and on disk. Only its owner
 * may read it, since it has personal data.
 */
export async function writeAtomically(
  path: string,
  chunks: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
): Promise<void> {
  const part = `${path}.${process.pid}.part`;
  const file = await open(part, 'wx', 0o600);
  try {
    await writeAll(file, chunks);
    await rename(part, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Waits until the names in a folder are on disk, a renamed file's included. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function writeAll(
  file: FileHandle,
  chunks: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
) {
  try {
    for await (const chunk of chunks) await file.writeFile(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}
