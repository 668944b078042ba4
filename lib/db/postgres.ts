import { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Kysely,
  PostgresDialect,
  PostgresDriver,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import type { Log } from '../log.ts';
import { isConflict } from './errors.ts';

/** Statements kept prepared on each connection; the site's own queries are far fewer. */
const MAX_STATEMENTS = 200;

/** The type id of `bigint`: epoch milliseconds and counts. */
const INT8 = 20;

/** Timeout in ms for a query to get a connection, and for a new connection's handshake. */
const CONNECT_TIMEOUT = 10_000;

/** Timeout in ms without a byte from the server, in a query or between two. */
export const IDLE_TIMEOUT = 60_000;

/** Times that one unit of work is run again after conflicts. */
const MAX_RETRIES = 3;

/** Longest wait before a retry in ms; random, so that two units don't meet again. */
const MAX_RETRY_DELAY = 100;

export interface PoolOptions {
  /** Connections at most. */
  size: number;
  log: Log;
  /** Called before each query; what it throws, the query throws. */
  beforeQuery?: () => void;
  /** {@link CONNECT_TIMEOUT} by default. */
  connectTimeout?: number;
  /** {@link IDLE_TIMEOUT} by default. */
  idleTimeout?: number;
}

/**
 * Opens a pool of connections to PostgreSQL that returns numbers as SQLite does. A query that gets
 * no connection or no answer in time fails.
 * @param address `?prepare=off` at its end is ours: no query is prepared, for a PgBouncer before 1.21
 * that gives each transaction another connection (docs/run.md).
 */
export function openPool(address: string, options: PoolOptions): pg.Pool {
  const url = new URL(address);
  const prepare = url.searchParams.get('prepare') !== 'off';
  url.searchParams.delete('prepare');
  const { size, log, beforeQuery } = options;
  const { connectTimeout = CONNECT_TIMEOUT, idleTimeout = IDLE_TIMEOUT } = options;
  const pool = new pg.Pool({
    connectionString: prepare ? address : url.href,
    max: size,
    connectionTimeoutMillis: connectTimeout,
    stream: () => socketWithTimeout(idleTimeout),
    types: { getTypeParser },
    pipeline: true,
    Client: clientClass({ prepare, beforeQuery }),
  });
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on('error', (err) => {
    if (!pool.ending) log.warn({ err }, 'a database connection broke; the pool opens another');
  });
  // A connection that breaks during a query makes that query fail, so its event adds nothing.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Runs a unit of work in its own transaction, as {@link retried} does. */
export function transact<DB, T>(
  kysely: Kysely<DB>,
  unit: (tx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  return retried(() => kysely.transaction().execute(unit));
}

/**
 * Runs a transaction, and again after PostgreSQL rolled it back to end a deadlock or a serialization
 * conflict, up to {@link MAX_RETRIES} times.
 */
export async function retried<T>(transaction: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (retries === MAX_RETRIES || !isConflict(error)) throw error;
      await setTimeout(Math.random() * MAX_RETRY_DELAY);
    }
  }
}

function socketWithTimeout(ms: number): Socket {
  const socket = new BatchingSocket();
  return socket.setTimeout(ms, () =>
    socket.destroy(new Error(`PostgreSQL has sent nothing for ${ms / 1000} s`)),
  );
}

/** Sends all that is written before the next tick in one system call. */
class BatchingSocket extends Socket {
  #corked = false;
  // Node overloads `write` twice; the arguments pass through.
  override write = ((...args: unknown[]) => {
    if (!this.#corked) {
      this.#corked = true;
      this.cork();
      process.nextTick(() => {
        this.#corked = false;
        this.uncork();
      });
    }
    return Reflect.apply(Socket.prototype.write, this, args);
  }) as Socket['write'];
}

/**
 * Kysely dialect that sends BEGIN together with the unit's first query: one round trip less, and one
 * system call.
 */
export class PipeliningDialect extends PostgresDialect {
  readonly #pool: pg.Pool;
  constructor(pool: pg.Pool) {
    super({ pool });
    this.#pool = pool;
  }
  override createDriver() {
    return new PipeliningDriver({ pool: this.#pool });
  }
}

class PipeliningDriver extends PostgresDriver {
  readonly #begun = new WeakMap<DatabaseConnection, Promise<unknown>>();
  override async beginTransaction(connection: DatabaseConnection) {
    const begun = connection.executeQuery(CompiledQuery.raw('begin'));
    begun.catch(() => {});
    this.#begun.set(connection, begun);
  }
  /** Where BEGIN failed, the queries ran outside of a transaction, so the unit is rejected. */
  override async commitTransaction(connection: DatabaseConnection) {
    await this.#begun.get(connection);
    await super.commitTransaction(connection);
  }
}

const getTypeParser = ((oid: number, format: 'text') =>
  oid === INT8 ? parseInt8 : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser;

/** @throws RangeError beyond 2^53, as `node:sqlite` does; epoch milliseconds stay below it. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

/**
 * A client class that prepares each query once per connection and then runs it by name, so that
 * PostgreSQL parses and plans it once (decisions/003). Queries with a `*` stay unnamed: a migration
 * by a newer process would change what they return and break their plan.
 */
function clientClass({
  prepare,
  beforeQuery = () => {},
}: {
  prepare: boolean;
  beforeQuery: PoolOptions['beforeQuery'] | undefined;
}): typeof pg.Client {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const known = names.get(text);
    if (known || !prepare || text.includes('*') || names.size >= MAX_STATEMENTS) return known;
    const name = `q${names.size}`;
    names.set(text, name);
    return name;
  };
  return class extends pg.Client {
    // pg overloads `query` thirteen times; Kysely and the pool call it in this one form.
    override query = ((text: unknown, given?: unknown[], callback?: unknown) => {
      beforeQuery();
      const values = given?.some(hasNul) ? given.map(withoutNul) : given;
      const name = typeof text === 'string' && values?.length ? nameOf(text) : undefined;
      return name === undefined
        ? send(this, [text, values, callback])
        : send(this, [{ name, text, values }, undefined, callback]);
    }) as pg.Client['query'];
  };
}

const hasNul = (value: unknown) => typeof value === 'string' && value.includes('\0');

/**
 * PostgreSQL's texts can't have a NUL, and a query with one fails, as for the address `/api/looks/%00`.
 * Forms refuse it; a lookup then finds nothing.
 */
const withoutNul = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value;

/** pg's own `query`, with all arguments of the call. */
function send(client: pg.Client, args: unknown[]): unknown {
  return Reflect.apply(pg.Client.prototype.query, client, args);
}
