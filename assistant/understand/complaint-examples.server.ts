import { join } from 'node:path';
import { readChats } from './conversation-examples.server.ts';
import {
  complaintFile,
  complaintsFolder,
  readExamples,
  readLines,
} from './training-data.server.ts';

/** Complaints, what sounds like one and isn't, and questions. */
export function readComplaintExamples(): {
  complaints: string[];
  nearMisses: string[];
  others: string[];
} {
  const others = readExamples().map(({ text }) => text);
  const inChats = readChats().filter(({ label }) => label === 'complaint');
  return {
    complaints: [...readLines(complaintFile), ...inChats.map(({ text }) => text)],
    nearMisses: readLines(join(complaintsFolder, 'none.txt')),
    others,
  };
}
