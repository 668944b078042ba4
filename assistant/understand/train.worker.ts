/** Trains the topic model in a worker thread, so that the server keeps answering meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import { train } from './classifier.server.ts';
import { encodeModel } from './model-file.server.ts';
import { readExamples } from './training-data.server.ts';

parentPort?.postMessage(encodeModel(train(readExamples()), String(workerData)));
