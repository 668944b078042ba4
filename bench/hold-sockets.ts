/**
 * `node bench/hold-sockets.ts PORT IDLE SLOW` holds connections open to a local server: IDLE that send
 * nothing, and SLOW that send a byte of their headers each second (Slowloris). One that the server
 * closes is opened again. Sends its parent `open` when all are open, and counts when asked.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the sockets met since the start. */
export interface Held {
  open: number;
  /** Connections that the server closed. */
  closed: number;
}

const [port = 0, idle = 0, slow = 0] = process.argv.slice(2).map(Number);
const slowSockets = new Set<Socket>();
const held: Held = { open: 0, closed: 0 };

function hold(isSlow: boolean): void {
  const socket = connect(port, '127.0.0.1', () => {
    held.open += 1;
    if (isSlow) socket.write('GET / HTTP/1.1\r\nhost: site\r\nx: ');
    socket.once('close', () => {
      held.open -= 1;
      held.closed += 1;
      slowSockets.delete(socket);
      hold(isSlow);
    });
  });
  if (isSlow) slowSockets.add(socket);
  // A server that closes while a byte is on its way resets the connection.
  socket.on('error', () => {});
  socket.resume();
}

process.on('message', () => process.send?.(held));
process.on('disconnect', () => process.exit());

for (let n = 0; n < idle + slow; n += 1) {
  hold(n >= idle);
  if (n % 100 === 0) await sleep(5);
}
while (held.open < idle + slow) await sleep(20);
process.send?.(held);

// A fiftieth of them at a time, so that the bytes arrive evenly.
for (let slice = 0; ; slice = (slice + 1) % 50) {
  let n = 0;
  for (const socket of slowSockets) if (n++ % 50 === slice && socket.writable) socket.write('a');
  await sleep(20);
}
