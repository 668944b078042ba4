import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of its own that holds little. */
export interface SmallDisk {
  path: string;
  /** Takes all that is free; `empty` gives it back. */
  fill(): Promise<void>;
  empty(): Promise<void>;
  /** Mounts it again so that nothing can be written. */
  makeReadOnly(): void;
  remove(): void;
}

/**
 * Mounts a file system of some MB in memory, for root on Linux; undefined where that can't be done.
 * @param owner of its folder: the user id of PostgreSQL, say.
 */
export function smallDisk(megabytes: number, owner?: number): SmallDisk | undefined {
  const path = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const options = `size=${megabytes}m`;
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path]);
  if (mounted.status !== 0) {
    rmSync(path, { recursive: true });
    return undefined;
  }
  if (owner !== undefined) {
    chownSync(path, owner, owner);
    chmodSync(path, 0o700);
  }
  const filling = join(path, 'filling');
  return {
    path,
    fill: async () => {
      const file = await open(filling, 'w');
      const { bavail, bsize } = await statfs(path);
      await file.writeFile(Buffer.alloc(bavail * bsize)).catch(() => {});
      await file.close();
    },
    empty: () => rm(filling, { force: true }),
    makeReadOnly: () => {
      execFileSync('mount', ['-o', 'remount,ro', path]);
    },
    remove: () => {
      execFileSync('umount', ['-l', path]);
      rmSync(path, { recursive: true });
    },
  };
}

/** Why faults that need a file system of their own are left out. */
export const noDisk = { skipped: 'It takes root on Linux, to mount a small file system' };
