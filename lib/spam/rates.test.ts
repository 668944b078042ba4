import { expect, test } from 'vitest';
import { createRates } from './rates.ts';

const now = Date.UTC(2026, 0, 31);
const from = (source: string) => ({ source, email: `${source}@example.com` });

/** Notes submissions of as many networks, each once. */
function flood(rates: ReturnType<typeof createRates>, networks: number): void {
  for (let n = 0; n < networks; n += 1) rates.count(from(`network-${n}`), now);
}

test('the table keeps 20,000 networks and addresses, and drops the least recent', () => {
  const rates = createRates();
  for (let n = 0; n < 7; n += 1) rates.count(from('first'), now);
  flood(rates, 19_999);
  expect(rates.count(from('first'), now).signals).toHaveLength(2);
  flood(rates, 20_000);
  expect(rates.count(from('first'), now).signals).toEqual([]);
});
