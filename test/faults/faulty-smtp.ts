import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What the server would answer when it hangs or dies: the connection, a command, or a message. */
export const stages = ['connection', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'message'] as const;

interface Planned {
  how: 'hang' | 'die';
  stage: (typeof stages)[number];
}

/** A mail server on the loopback that hangs or dies as planned, each time once, and otherwise works. */
export async function startFaultySmtp() {
  const plans: Planned[] = [];
  const sockets = new Set<Socket>();
  const counts = { hung: 0, died: 0 };
  /** Ids of the messages, as often as they were received, and as often as they were answered. */
  const [received, answered]: [string[], string[]] = [[], []];

  /** Answers, unless a fault is planned for the stage. @returns whether it did. */
  const answer = (socket: Socket, stage: string, text: string): boolean => {
    const at = plans.findIndex((one) => one.stage === stage);
    const [fault] = at < 0 ? [] : plans.splice(at, 1);
    if (!fault) socket.write(`${text}\r\n`);
    else if (fault.how === 'hang') counts.hung += 1;
    else {
      counts.died += 1;
      socket.resetAndDestroy();
    }
    return !fault;
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    let hangs = !answer(socket, 'connection', '220 mail.example ESMTP');
    let text = '';
    let inMessage = false;
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk;
      while (!hangs) {
        const end = text.indexOf(inMessage ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = text.slice(0, end);
        text = text.slice(end + (inMessage ? 5 : 2));
        if (inMessage) {
          const id = /^message-id: <([^@>]+)@/im.exec(part)?.[1] ?? '';
          received.push(id);
          if (answer(socket, 'message', '250 stored')) answered.push(id);
          else hangs = true;
          inMessage = false;
          continue;
        }
        const command = part.slice(0, 4).toUpperCase();
        hangs = !answer(socket, command, command === 'DATA' ? '354 go on' : '250 mail.example');
        inMessage = command === 'DATA';
        if (command === 'QUIT') socket.end();
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    plan: (fault: Planned) => void plans.push(fault),
    /** Number of faults that haven't happened. */
    planned: () => plans.length,
    report: () => ({
      ...counts,
      repeated: received.length - new Set(received).size,
      needless: answered.length - new Set(answered).size,
    }),
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
