/** Learns the topics in a thread of its own, so that the server goes on answering meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import { learn } from './classifier.server.ts';
import { readCommonWords } from './common-words.server.ts';
import { readExamples } from './examples.server.ts';
import { encodeLearned } from './stored.server.ts';

parentPort?.postMessage(encodeLearned(learn(readExamples(), readCommonWords()), workerData));
