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

/** What the server offers beside plain SMTP. */
export interface SmtpOffers {
  /** Lets clients log in with any password. */
  login?: boolean;
  /** Offers STARTTLS with a certificate that no authority has signed, see {@link testCertificate}. */
  tls?: boolean;
}

export interface FakeSmtp {
  url: string;
  port: number;
  /** Messages accepted, in order. */
  mails: ReceivedMail[];
  behavior: SmtpBehavior;
  /** Passwords received, in order. */
  passwords: string[];
  /** Refuses connections until `up`. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
}

/** A real SMTP server on the loopback that keeps what it accepts. */
export async function startSmtp(
  behavior: SmtpBehavior = {},
  { login = false, tls = false }: SmtpOffers = {},
): Promise<FakeSmtp> {
  const mails: ReceivedMail[] = [];
  const passwords: string[] = [];
  let server = await listen(0);
  const port = (server.server.address() as AddressInfo).port;
  const fake: FakeSmtp = {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    behavior,
    passwords,
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
      allowInsecureAuth: true,
      disabledCommands: [...(tls ? [] : ['STARTTLS']), ...(login ? [] : ['AUTH'])],
      ...(tls && testCertificate),
      onAuth: ({ username, password }, _, done) => {
        passwords.push(password ?? '');
        done(null, { user: username });
      },
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

/** A self-signed certificate for `localhost`, 127.0.0.1 and 0.0.0.0, valid until 2100; PEM. */
export const testCertificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgo6pXzAnadOepoRon
407+UrH0Bp1Df+kdxkSzOkr5XfuhRANCAARcDgYrHpE5cAlSb83FDzesPebLqCz7
6h5q2GZMyLZ3oZVvG9yIPLuOu7b2kNtxZQ1U0hQjFW/TTZ5YIv0Cl2uW
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBejCCASGgAwIBAgIBATAKBggqhkjOPQQDAjAbMRkwFwYDVQQDDBBUZXN0IG1h
aWwgc2VydmVyMCAXDTIwMDEwMTAwMDAwMFoYDzIxMDAwMTAxMDAwMDAwWjAbMRkw
FwYDVQQDDBBUZXN0IG1haWwgc2VydmVyMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcD
QgAEXA4GKx6ROXAJUm/NxQ83rD3my6gs++oeathmTMi2d6GVbxvciDy7jru29pDb
cWUNVNIUIxVv002eWCL9ApdrlqNUMFIwIAYDVR0RBBkwF4IJbG9jYWxob3N0hwR/
AAABhwQAAAAAMA8GA1UdEwEB/wQFMAMBAf8wHQYDVR0OBBYEFHAK4qaBsrTo+u82
JZVt6XeQIbd2MAoGCCqGSM49BAMCA0cAMEQCICjNaZVWb4eFKuGA9GEjxU4Pg6Ua
JrwMO5TbrjWHfk13AiB0JOrCctaaQBYX1/8zSZvLF54AM9gcemziX5gLpZq3XA==
-----END CERTIFICATE-----
`,
};
