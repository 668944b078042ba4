import { type Cases, responds, silent } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    ...[200, 201, 202, 203, 204, 205, 206].map((status) => responds({ status })),
    ...Array.from({ length: 13 }, (_, index) => `<p>Shop ${index}`),
  ],
  // Only two statuses say that a page isn't there: ten sites of each.
  fix: Array.from({ length: 20 }, (_, index) =>
    responds({ status: index % 2 ? 404 : 410 }, `https://a.example/${index}`),
  ),
  unknown: [
    ...[401, 403, 406, 429, 500, 502, 503, 520].map((status) => responds({ status })),
    silent('The site didn’t answer within 7 s.'),
    silent('Its name has no address.'),
  ],
};
