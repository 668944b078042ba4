import { join } from 'node:path';
import { readChats } from './conversation-examples.server.ts';
import { readTradesTold } from './trade-examples.server.ts';
import {
  complaintFile,
  complaintsFolder,
  readExamples,
  readLines,
} from './training-data.server.ts';

/** Complaints, what sounds like one and isn't, and questions and statements. */
export function readComplaintExamples(): {
  complaints: string[];
  nearMisses: string[];
  others: string[];
} {
  // `hola, yo tengo una floreria` is no complaint, though many complaints begin so.
  const others = [...readExamples().map(({ text }) => text), ...readTradesTold()];
  const inChats = readChats().filter(({ label }) => label === 'complaint');
  return {
    complaints: [...readLines(complaintFile), ...inChats.map(({ text }) => text)],
    nearMisses: readLines(join(complaintsFolder, 'none.txt')),
    others,
  };
}
