import pg from 'pg';

/** int8: epoch milliseconds and counts. */
const INT8 = 20;

/** A pool of connections to PostgreSQL; numbers come out as they do from SQLite. */
export function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 10, types: { getTypeParser } });
  // A connection that breaks while idle is replaced by the pool; unheard, the event ends the process.
  pool.on('error', (error) => {
    if (!pool.ending) console.error(`A database connection broke: ${error.message}`);
  });
  return pool;
}

const getTypeParser = ((oid: number, format: 'text') =>
  oid === INT8 ? int8 : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser;

/** @throws RangeError beyond 2^53, as `node:sqlite` does; epoch milliseconds stay below it. */
function int8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}
