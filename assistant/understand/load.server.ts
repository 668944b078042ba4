import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '../../lib/project-root.ts';
import { workerFile } from '../../lib/worker-file.ts';
import { OfferedQuestions } from '../facts/offered-questions.server.ts';
import { MessageClassifier } from './classifier.server.ts';
import { ComplaintClassifier } from './complaint.server.ts';
import { ContactClassifier } from './contact-classifier.server.ts';
import { MentionClassifier } from './mentions.server.ts';
import { decodeModel, type TrainedModel } from './model-file.server.ts';
import { OwnDetailsClassifier } from './own-details-classifier.server.ts';
import { dataFolder } from './training-data.server.ts';

/** `npm run build` writes it; the server replaces it when it is out of date. */
const modelFile = join(projectRoot, 'build/topics.bin');
const codeFolders = ['facts', 'understand'].map((name) => join(projectRoot, 'assistant', name));

/** What finds the meaning of a message. */
export interface Understanding {
  classifier: MessageClassifier;
  complaints: ComplaintClassifier;
  contacts: ContactClassifier;
  mentions: MentionClassifier;
  ownDetails: OwnDetailsClassifier;
  offered: OfferedQuestions;
}

/**
 * Loads the model from its file, or trains it again where examples or code have changed since.
 * Loading takes 0.3 s, training five minutes in two worker threads.
 */
export async function loadUnderstanding(): Promise<Understanding> {
  const digest = await digestOfSources();
  const stored = await readFile(modelFile).catch(() => undefined);
  const model = (stored && decodeModel(stored, digest)) ?? (await trainAndStore(digest));
  return understandingOf(model);
}

/** What a trained model finds. */
export function understandingOf({
  messages,
  complaints,
  contacts,
  mentions,
  ownDetails,
}: TrainedModel): Understanding {
  const classifier = new MessageClassifier(messages);
  return {
    classifier,
    complaints: new ComplaintClassifier(complaints),
    contacts: new ContactClassifier(contacts, classifier.spellChecker),
    mentions: new MentionClassifier(mentions),
    ownDetails: new OwnDetailsClassifier(ownDetails, classifier.spellChecker),
    offered: new OfferedQuestions(),
  };
}

async function trainAndStore(digest: string): Promise<TrainedModel> {
  const worker = new Worker(workerFile('assistant/understand/train.worker.ts'), {
    workerData: digest,
  });
  const [encoded]: unknown[] = await once(worker, 'message');
  const model = encoded instanceof Uint8Array ? decodeModel(encoded, digest) : undefined;
  if (!(encoded instanceof Uint8Array) || !model) {
    throw new Error('The training worker sent no model of the current sources.');
  }
  await store(encoded);
  return model;
}

/** Best effort: a model that can't be stored is trained again at the next start. */
async function store(encoded: Uint8Array): Promise<void> {
  const unfinished = `${modelFile}.${process.pid}`;
  try {
    await mkdir(dirname(modelFile), { recursive: true });
    await writeFile(unfinished, encoded);
    await rename(unfinished, modelFile);
  } catch (error) {
    console.warn(`The trained model could not be stored in ${modelFile}: ${error}`);
  }
}

/** Digest of everything that the weights depend on: examples, facts and training code. */
async function digestOfSources(): Promise<string> {
  const files = [
    ...globSync('**/*.txt', { cwd: dataFolder }).map((name) => join(dataFolder, name)),
    ...codeFolders.flatMap((folder) =>
      globSync('*.ts', { cwd: folder })
        .filter((name) => !name.endsWith('.test.ts'))
        .map((name) => join(folder, name)),
    ),
  ].sort();
  const hash = createHash('sha256');
  // One buffer for all: 12 MB of them would stay until the next garbage collection.
  const buffer = Buffer.alloc(2 ** 16);
  for (const file of files) {
    await using handle = await open(file);
    for (let read = -1; read !== 0; ) {
      ({ bytesRead: read } = await handle.read(buffer));
      hash.update(buffer.subarray(0, read));
    }
  }
  return hash.digest('hex');
}
