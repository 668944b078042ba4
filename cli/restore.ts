import { dirname } from 'node:path';
import type { Composition } from '../app/feature.ts';
import { restore } from '../lib/backup/restore.ts';
import {
  mergeErasures,
  readErasureKey,
  readErasureList,
  writeErasureList,
} from '../lib/privacy/erasures.ts';
import { readEnv } from '../server/env.ts';
import { readFileOptions } from '../server/terminal/file-options.ts';
import { explain, type Terminal } from '../server/terminal/records-command.ts';
import { describe } from './backup.ts';

const usage = `npm run restore -- FILE                       restores a backup where no database is yet
npm run restore -- FILE --replace             deletes the database that is there and restores
npm run restore -- FILE --without-erasures    restores even people whose erasure can't be recognized,
                                              because DATA_DIR/erasure.key is lost`;

/**
 * Runs `npm run restore`, while the site is stopped.
 * @returns the exit code: 0, 1 when it failed, 2 for wrong arguments.
 */
export async function runRestore(
  terminal: Terminal,
  { personal }: Pick<Composition, 'personal'>,
): Promise<0 | 1 | 2> {
  const options = readFileOptions(terminal, usage, ['replace', 'without-erasures']);
  if (typeof options === 'number') return options;
  const { file, flags } = options;
  try {
    const env = readEnv(terminal.env);
    const folders = [dirname(file), env.dataDir, ...(env.backup ? [env.backup.dir] : [])];
    const erasures = mergeErasures(...(await Promise.all(folders.map(readErasureList))));
    const key = await readErasureKey(env.dataDir);
    const { migrations } = terminal;
    const { header, rows, erasedPeople, kept } = await restore({
      ...{ file, settings: env, migrations, personal, erasures, key },
      replace: flags.replace,
      withoutErasures: flags['without-erasures'],
    });
    await writeErasureList(env.dataDir, erasures);
    terminal.error(`Restored ${rows.toLocaleString('en-US')} rows. ${file}: ${describe(header)}.`);
    if (erasedPeople > 0) {
      const who = erasedPeople === 1 ? '1 person' : `${erasedPeople} people`;
      terminal.error(`Erased again: ${who} who had been erased since the backup.`);
      if (kept.length > 0) {
        terminal.error(`Bytes of their rows are still in ${kept.join(', ')}, which others use.`);
      }
    }
    return 0;
  } catch (error) {
    terminal.error(explain(error, file));
    return 1;
  }
}
