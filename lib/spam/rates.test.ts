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

test('submissions of one IPv6 customer count together, those of an IPv4 /24 don’t', () => {
  const rates = createRates();
  const signals = (source: string) =>
    rates.count({ source, email: `${source}@example.com` }, now).signals;
  const ofNetwork = { reason: expect.stringContaining('from one network'), weight: 0.5 };
  for (let n = 0; n < 5; n += 1) {
    expect(signals(`2001:db8:1:${n}00::1`)).toEqual([]);
    expect(signals(`203.0.113.${n}`)).toEqual([]);
  }
  expect(signals('2001:db8:1:500::1')).toEqual([ofNetwork]);
  expect(signals('2001:db8:2:500::1')).toEqual([]);
  expect(signals('203.0.113.5')).toEqual([]);
  const counted = rates.count({ source: '2001:db8:2:600::1', email: 'a@example.com' }, now);
  counted.undo();
  for (let n = 0; n < 4; n += 1) expect(signals(`2001:db8:2:${n}00::2`)).toEqual([]);
});
