import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import { isThisMachine } from '../../public-address.ts';
import type { Outcome } from '../model.ts';
import type { ComposedMail } from './compose.ts';

/** Sends composed mails. */
export interface MailTransport {
  send(mail: ComposedMail, signal: AbortSignal): Promise<Outcome>;
  close(): void;
}

/** Timeouts in ms, each for one step; the worker's timeout is longer than their sum. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/**
 * Options of a connection to the mail server for nodemailer. Unless the server is this machine, it
 * must encrypt (STARTTLS): a password and visitors' data must not cross a network in clear text.
 * nodemailer merges the URL's query over the options, so `?requireTLS=false` permits it.
 * @param url as nodemailer reads it: `smtp://user:password@host:587`, `smtps://…`.
 */
export function smtpOptions(url: string): object {
  return { url, requireTLS: !isThisMachine(new URL(url).hostname) };
}

/**
 * Sends over SMTP.
 * @param url see {@link smtpOptions}.
 * @param connections to the mail server, which is also the number of mails being sent at once.
 */
export function smtpTransport(url: string, connections: number): MailTransport {
  const pool = onFirstUse({
    pool: true,
    ...smtpOptions(url),
    ...timeouts,
    maxConnections: connections,
    // The ledger decides about retries: it knows what was accepted.
    maxRequeues: 0,
    idleTimeout: 30_000,
  });
  return {
    send: async (mail, signal) => {
      const transporter = await pool.open();
      try {
        const info: SmtpInfo = await transporter.sendMail({ ...mail, signal } as object);
        return partialRefusal(info) ?? { result: 'delivered', detail: info.response ?? '' };
      } catch (error) {
        return smtpFailure(error);
      }
    },
    close: pool.close,
  };
}

/** A transporter whose library, 2 MB, is loaded with the first mail: many processes send none. */
function onFirstUse(options: object) {
  let opened: Promise<Transporter> | undefined;
  return {
    open: () => {
      opened ??= import('nodemailer').then(({ createTransport }) => createTransport(options));
      return opened;
    },
    close: () => void opened?.then((transporter) => transporter.close()),
  };
}

/** The outcome of a mail that the server accepted for some of its recipients only. */
function partialRefusal({ rejectedErrors = [] }: SmtpInfo): Outcome | undefined {
  // A temporary refusal takes precedence: the next attempt gets a permanent one again.
  const outcomes = rejectedErrors.map(smtpFailure);
  const outcome = outcomes.find(({ result }) => result === 'failed') ?? outcomes[0];
  if (!outcome) return undefined;
  const { result, detail } = outcome;
  const remaining = rejectedErrors.map(({ recipient }) => recipient);
  return result === 'refused'
    ? { result, detail, remaining }
    : { result: 'failed', detail, scope: 'delivery', remaining };
}

/** nodemailer's result for a mail that the server accepted. */
interface SmtpInfo {
  response?: string | undefined;
  rejectedErrors?: (SmtpError & { recipient: string })[];
}

/**
 * The outcome for an SMTP error. A 5xx answer to this mail or recipient is permanent (RFC 5321,
 * 4.2.1). A refused log-in or sender affects every mail and is the owner's to fix, so it is retried;
 * so is anything that cuts the conversation short. Both count as failures of the channel.
 */
export function smtpFailure(error: unknown): Outcome {
  const { code, command, responseCode, response, message } = error as Partial<SmtpError>;
  const detail = response ?? ([code, message].filter(Boolean).join(': ') || 'Unknown error');
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA';
  if (!isAboutThisMail || !responseCode || responseCode === 421) {
    return { result: 'failed', detail, scope: 'channel' };
  }
  if (responseCode >= 500) return { result: 'refused', detail };
  return { result: 'failed', detail, scope: 'delivery' };
}

/** Nodemailer's errors. */
interface SmtpError {
  /** Kind of error, for example `ECONNECTION`. */
  code: string;
  /** The command that the server answered. */
  command: string;
  /** The server's code and full response. */
  responseCode: number;
  response: string;
  message: string;
}

/** Folder of the mails that {@link fileTransport} writes. */
export const mailFolder = (dataDir: string) => join(dataDir, 'mail');

/**
 * Writes each mail to `{folder}/{delivery id}.eml`, for a site without a mail server. The same
 * delivery sent again writes the same file.
 */
export function fileTransport(folder: string): MailTransport {
  const composer = onFirstUse({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const transporter = await composer.open();
      const { message: bytes } = await transporter.sendMail(mail);
      const path = join(folder, `${mail.messageId.slice(1).split('@')[0]}.eml`);
      await mkdir(folder, { recursive: true });
      await writeWhole(path, bytes as Buffer);
      return { result: 'delivered', detail: `written to ${path}` };
    },
    close: composer.close,
  };
}

/** Writes a file so that it never appears half-written, and survives a power cut once it appears. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const file = await open(`${path}.part`, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
}
