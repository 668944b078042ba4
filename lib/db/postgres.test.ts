import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase, dropDatabase } from '../../test/postgres.ts';
import { openPool } from './postgres.ts';

let url: string;
beforeAll(async () => {
  url = await createDatabase(inject('postgresUrl'));
});
afterAll(() => dropDatabase(url));

test('a server that goes silent in a query is given up, and the next query gets an answer', async () => {
  const pool = openPool(url, 1_000);
  await expect(pool.query('select pg_sleep(30)')).rejects.toThrow('sent nothing for 1 s');
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test('a server that takes a connection and says nothing is not waited for', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  const port = await new Promise<number>((resolve) => {
    silent.listen(0, '127.0.0.1', () => resolve((silent.address() as { port: number }).port));
  });
  const pool = openPool(`postgres://visitor@127.0.0.1:${port}/site`);
  await expect(pool.query('select 1')).rejects.toThrow(/timeout/i);
  await pool.end();
  for (const socket of sockets) socket.destroy();
  silent.close();
});
