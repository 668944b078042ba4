import { createSocket } from 'node:dgram';

/** Records of a name: texts, and mail servers. */
export interface DnsRecords {
  txt?: string[];
  mx?: string[];
}

export interface FakeDns {
  /** The server as `Resolver.setServers` takes it. */
  server: string;
  /** Leaves every question without an answer. */
  silent: boolean;
  close(): Promise<void>;
}

const types = { mx: 15, txt: 16 };

/** A DNS server on the loopback (RFC 1035) that knows the records of some names and no others. */
export async function startDns(names: Record<string, DnsRecords>): Promise<FakeDns> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    if (!fake.silent) socket.send(answerTo(query, names), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const fake: FakeDns = {
    server: `127.0.0.1:${socket.address().port}`,
    silent: false,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
  return fake;
}

/** Header, the question again, then the answers (RFC 1035, 4.1). */
function answerTo(query: Buffer, names: Record<string, DnsRecords>): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const question = query.subarray(12, at + 5);
  const type = query.readUInt16BE(at + 1);
  const records = names[labels.join('.').toLowerCase()];
  const data = [
    ...(type === types.txt ? (records?.txt ?? []).map(textData) : []),
    ...(type === types.mx ? (records?.mx ?? []).map(mailServerData) : []),
  ];
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  // A response, with recursion; code 3 says that the name doesn't exist.
  header.writeUInt16BE(0x8180 | (records ? 0 : 3), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(data.length, 6);
  return Buffer.concat([header, question, ...data.map((one) => record(type, one))]);
}

function record(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0); // The name of the question.
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

/** A text in parts of at most 255 bytes. */
function textData(text: string): Buffer {
  const parts = text.match(/.{1,255}/gs) ?? [''];
  return Buffer.concat(
    parts.map((part) => Buffer.from(`${String.fromCharCode(part.length)}${part}`, 'latin1')),
  );
}

function mailServerData(host: string): Buffer {
  const labels = host.split('.').filter(Boolean);
  const name = labels.map((label) => `${String.fromCharCode(label.length)}${label}`).join('');
  return Buffer.concat([Buffer.from([0, 10]), Buffer.from(`${name}\0`, 'latin1')]);
}
