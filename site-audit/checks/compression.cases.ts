import { type Cases, responds, silent } from '../corpus/cases.ts';
import type { PageResponse } from '../site.ts';

const page = (response: Partial<PageResponse>) =>
  responds({ wireBytes: 30_000, decodedBytes: 90_000, ...response });

export const cases: Cases = {
  good: [
    page({ headers: { 'content-encoding': 'gzip' } }),
    page({ headers: { 'content-encoding': 'br' } }),
    page({ headers: { 'content-encoding': 'zstd' } }),
    page({ wireBytes: 900 }),
    page({ wireBytes: 4095 }),
  ],
  fix: [page({}), page({ headers: { 'content-encoding': 'identity' } }), page({ wireBytes: 4096 })],
  unknown: [page({ status: 403 }), silent()],
};
