/**
 * Another program that writes to a SQLite file: `node test/lock-process.ts FILE` takes the write lock,
 * prints a line, and keeps the lock until its input ends.
 */
import { once } from 'node:events';
import { DatabaseSync } from 'node:sqlite';

const db = new DatabaseSync(process.argv[2] ?? '', { timeout: 10_000 });
db.exec('begin immediate');
console.log('locked');
await once(process.stdin.resume(), 'end');
db.exec('commit');
db.close();
