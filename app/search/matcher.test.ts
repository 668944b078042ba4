import { expect, test } from 'vitest';
import { matcher } from './matcher.ts';

const items = [{ text: 'Claim your Google Business Profile' }, { text: 'A shop owner’s sheet' }];
const search = matcher(items, ({ text }) => text);

test.each([
  ['', 2],
  ['   ', 2],
  ['google', 1],
  ['PROFILE google', 1],
  ["owner's", 1],
  ['oogle busi', 1],
  ['google sheet', 0],
  ['.*', 0],
])('%j finds %i', (query, count) => expect(items.filter(search(query))).toHaveLength(count));
