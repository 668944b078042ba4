import { Socket } from 'node:net';
import pg from 'pg';

/** Statements kept prepared on each connection; the site's own queries are far fewer. */
const STATEMENTS = 200;

/** int8: epoch milliseconds and counts. */
const INT8 = 20;

/** Milliseconds a query waits for a connection, and a connection for its handshake. */
const CONNECT_WITHIN = 10_000;

/** Milliseconds without a byte after which a server counts as gone, be it between two or in a query. */
const SILENCE = 60_000;

/**
 * A pool of connections to PostgreSQL; numbers come out as they do from SQLite. Queries fail rather
 * than wait forever: for a connection {@link CONNECT_WITHIN}, for an answer `silence` milliseconds.
 */
export function openPool(connectionString: string, silence = SILENCE): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: CONNECT_WITHIN,
    stream: () => endingAfter(silence),
    types: { getTypeParser },
    Client: preparing(),
  });
  // A connection that breaks is replaced by the pool; unheard, its event ends the process. The pool
  // hears of it while the connection is idle; else the query that it breaks off says so as well.
  pool.on('error', (error) => {
    if (!pool.ending) console.error(`A database connection broke: ${error.message}`);
  });
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

function endingAfter(silence: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silence, () =>
    socket.destroy(new Error(`PostgreSQL has sent nothing for ${silence / 1000} s`)),
  );
}

const getTypeParser = ((oid: number, format: 'text') =>
  oid === INT8 ? int8 : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser;

/** @throws RangeError beyond 2^53, as `node:sqlite` does; epoch milliseconds stay below it. */
function int8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

/**
 * A client that prepares each query once on a connection and runs it by name afterwards: PostgreSQL
 * then parses and plans it once (decisions/003). Queries with a `*` stay unnamed, since a migration
 * by a newer process would change what they return and break their plan.
 */
function preparing(): typeof pg.Client {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const known = names.get(text);
    if (known || text.includes('*') || names.size >= STATEMENTS) return known;
    const name = `q${names.size}`;
    names.set(text, name);
    return name;
  };
  return class extends pg.Client {
    // pg overloads `query` thirteen times; this one form is how Kysely calls it.
    override query = ((text: unknown, values?: unknown[], callback?: unknown) => {
      const name = typeof text === 'string' && values?.length ? nameOf(text) : undefined;
      return name === undefined
        ? send(this, [text, values, callback])
        : send(this, [{ name, text, values }]);
    }) as pg.Client['query'];
  };
}

/** pg's own `query`, with whatever arguments it was called with. */
function send(client: pg.Client, args: unknown[]): unknown {
  return Reflect.apply(pg.Client.prototype.query, client, args);
}
