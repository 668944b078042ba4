import { type Cases, responds, silent } from '../corpus/cases.ts';

const after = (firstByteMs: number, status = 200) =>
  responds({ status, firstByteMs, decodedBytes: 90_000 });

export const cases: Cases = {
  good: [after(1), after(300), after(800), after(1800)],
  fix: [after(1801), after(2500), after(5000)],
  unknown: [after(90, 500), after(9000, 403), silent()],
};
