import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** The Message-ID without its brackets and host: a delivery's id. */
  id: string;
  /** Envelope recipients. */
  to: string[];
  from: string;
  /** The whole message as received. */
  raw: string;
}

/** How the server responds: a code and text for a recipient or a message; 250 where undefined. */
export interface SmtpBehavior {
  recipient?: (address: string) => { code: number; text: string } | undefined;
  message?: (mail: ReceivedMail) => { code: number; text: string } | undefined;
  /** Milliseconds before a message is accepted. */
  delay?: number;
}

export interface FakeSmtp {
  url: string;
  port: number;
  /** Messages accepted, in order. */
  mails: ReceivedMail[];
  behavior: SmtpBehavior;
  /** Refuses connections until `up`. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
}

/** A real SMTP server on the loopback that keeps what it accepts. */
export async function startSmtp(behavior: SmtpBehavior = {}): Promise<FakeSmtp> {
  const mails: ReceivedMail[] = [];
  let server = await listen(0);
  const port = (server.server.address() as AddressInfo).port;
  const fake: FakeSmtp = {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    behavior,
    down: () => close(server),
    up: async () => {
      server = await listen(port);
    },
    close: () => close(server),
  };
  return fake;

  function listen(on: number): Promise<SMTPServer> {
    const next = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      closeTimeout: 10,
      onRcptTo: ({ address }, _, done) => done(refusal(fake.behavior.recipient?.(address))),
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const raw = Buffer.concat(chunks).toString('utf8');
          const mail: ReceivedMail = {
            id: raw.match(/^message-id: <([^@>]+)@/im)?.[1] ?? '',
            to: envelope.rcptTo.map(({ address }) => address),
            from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
            raw,
          };
          setTimeout(() => {
            const refused = refusal(fake.behavior.message?.(mail));
            if (!refused) mails.push(mail);
            done(refused);
          }, fake.behavior.delay ?? 0);
        });
      },
    });
    // A client that is killed in the middle of a message resets its connection.
    next.on('error', () => undefined);
    return new Promise((resolve) => next.listen(on, '127.0.0.1', () => resolve(next)));
  }
}

function refusal(answer: { code: number; text: string } | undefined): Error | null {
  return answer ? Object.assign(new Error(answer.text), { responseCode: answer.code }) : null;
}

function close(server: SMTPServer): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
