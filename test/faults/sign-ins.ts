import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseSettings } from '../../lib/db/client.ts';
import { startSite } from '../site.ts';
import { type Client, createClient, percentile } from './http.ts';

/** Result of 1,000 sign-ins tried from one /48. */
export interface SignInReport {
  tries: number;
  /** Tries whose password was checked. */
  checked: number;
  /** Of these, those beyond the limit of a /48. */
  overLimit: number;
  /** Customers of other networks who signed in meanwhile. */
  customers: number;
  /** Those who could not. */
  refused: number;
  p50: number;
  /** Longest time of a sign-in in ms. */
  slowest: number;
  /** Sign-ins that took more than 2 s. */
  late: number;
}

const TRIES = 1_000;
/** Sign-ins a minute of a /48: twice the limit of an address (decisions/014). */
const LIMIT = 120;
const CUSTOMERS = 12;
const SOCKETS = 64;
/** Pause of each socket in ms, so that the attack lasts as long as the customers come. */
const PAUSE = 750;

/**
 * One /48 tries 1,000 passwords, each from a /64 of its own, over 64 sockets; meanwhile a customer of
 * another network signs in every second.
 */
export async function signInAttack({
  dataDir,
  databaseUrl = '',
}: DatabaseSettings): Promise<SignInReport> {
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, TRUST_PROXY: '127.0.0.1' };
  const site = await startSite(env);
  const client = createClient(site.url);
  try {
    for (let n = 0; n < CUSTOMERS; n += 1) {
      const { status, body } = await client.send('/api/auth/signup', account(n), networkOf(n));
      if (status !== 201) throw new Error(`A signup got ${status}: ${body}`);
    }
    const attack = attackFrom(client);
    const times: number[] = [];
    let refused = 0;
    const customers: Promise<void>[] = [];
    for (let n = 0; n < CUSTOMERS; n += 1) {
      const { email, password } = account(n);
      customers.push(
        client.send('/api/auth/login', { email, password }, networkOf(n)).then(({ status, ms }) => {
          times.push(ms);
          if (status !== 200) refused += 1;
        }),
      );
      await sleep(1_000);
    }
    await Promise.all(customers);
    const statuses = await attack;
    const checked = statuses.filter((status) => status === 401).length;
    return {
      tries: statuses.length,
      checked,
      overLimit: Math.max(0, checked - LIMIT),
      customers: CUSTOMERS,
      refused,
      p50: percentile(times, 0.5),
      slowest: percentile(times, 1),
      late: times.filter((ms) => ms > 2_000).length,
    };
  } finally {
    client.close();
    await site.stop();
  }
}

async function attackFrom({ send }: Client): Promise<number[]> {
  const statuses: number[] = [];
  let next = 0;
  const attacker = async () => {
    for (let n = next++; n < TRIES; n = next++) {
      const { email } = account(n % (2 * CUSTOMERS));
      const wrong = { email, password: `not the password ${n}` };
      const { status } = await send('/api/auth/login', wrong, `2001:db8:7:${n.toString(16)}::1`);
      statuses.push(status);
      await sleep(PAUSE);
    }
  };
  await Promise.all(Array.from({ length: SOCKETS }, attacker));
  return statuses;
}

function account(n: number) {
  return {
    email: `customer${n}@shop${n}.example`,
    firstName: 'Rosa',
    lastName: 'Alvarez',
    password: `three wet otters ${n}`,
    subscriptionPlan: 'growth',
  };
}

const networkOf = (n: number) => `198.18.${n}.7`;
