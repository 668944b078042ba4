/** Trains the network in a thread beside the one that trains everything else. */
import { parentPort, workerData } from 'node:worker_threads';
import { type PackedExamples, trainNetwork } from './train-network.server.ts';

parentPort?.postMessage(trainNetwork(workerData as PackedExamples));
