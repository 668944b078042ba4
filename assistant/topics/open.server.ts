import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '../../lib/project-root.ts';
import { TopicClassifier } from './classifier.server.ts';
import { readCommonWords } from './common-words.server.ts';
import { examplesFolder } from './examples.server.ts';
import { decodeLearned } from './stored.server.ts';

const here = join(projectRoot, 'assistant/topics/');
/** Beside the built pages: `npm run build` leaves it, and whoever finds it out of date mends it. */
const file = join(projectRoot, 'build/topics.bin');

/**
 * The classifier of what the examples teach: as it was stored, where examples and code are still the
 * same, else learned anew. Some milliseconds in the first case, some seconds in the second.
 */
export async function openClassifier(): Promise<TopicClassifier> {
  const digest = await digestOfSources();
  const stored = await readFile(file).catch(() => undefined);
  const learned = stored && decodeLearned(stored, digest);
  return new TopicClassifier(learned ?? (await learnAndStore(digest)), readCommonWords());
}

async function learnAndStore(digest: string) {
  const worker = new Worker(join(projectRoot, 'assistant/topics/train.worker.ts'), {
    workerData: digest,
  });
  const [message] = (await once(worker, 'message')) as [Uint8Array];
  const encoded = Buffer.from(message.buffer, message.byteOffset, message.length);
  const learned = decodeLearned(encoded, digest);
  if (!learned) throw new Error('What was learned does not say from what.');
  await store(encoded);
  return learned;
}

/** Where it can't be stored, it is learned again the next time. */
async function store(encoded: Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(unfinished, encoded);
    await rename(unfinished, file);
  } catch (error) {
    console.warn(`The topics could not be stored: ${error}`);
  }
}

/** Of the examples, of the common words and of the code that learns. */
async function digestOfSources(): Promise<string> {
  const files = [
    ...globSync(`${examplesFolder}*.txt`),
    ...globSync(`${here}*.{ts,txt}`, { exclude: (name) => name.endsWith('.test.ts') }),
    join(projectRoot, 'assistant/answers/terms.server.ts'),
  ].sort();
  const hash = createHash('sha256');
  for (const source of files) hash.update(await readFile(source));
  return hash.digest('hex');
}
