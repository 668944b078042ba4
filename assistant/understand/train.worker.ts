/** Trains the model in a worker thread, so that the server keeps answering meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import { encodeModel } from './model-file.server.ts';
import { trainModel } from './train.server.ts';

parentPort?.postMessage(encodeModel(await trainModel(), String(workerData)));
