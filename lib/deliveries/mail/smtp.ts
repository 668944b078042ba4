import { createTransport } from 'nodemailer';
import type { Outcome } from '../model.ts';
import type { Composed } from './compose.ts';

/** Something that takes a composed message. */
export interface MailTransport {
  send(message: Composed, signal: AbortSignal): Promise<Outcome>;
  close(): void;
}

/** How long each step may take, in milliseconds; the worker's own limit is above their sum. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Sends over SMTP.
 * @param url as nodemailer reads it: `smtp://user:password@host:587`, `smtps://…`.
 * @param connections kept to the mail server, and so messages under way at once.
 */
export function smtpTransport(url: string, connections: number): MailTransport {
  const pool = createTransport({
    pool: true,
    url,
    ...timeouts,
    dnsTimeout: 10_000,
    maxConnections: connections,
    // A repeat is the ledger's decision: it knows what was accepted.
    maxRequeues: 0,
    idleTimeout: 30_000,
  } as Parameters<typeof createTransport>[0]);
  return {
    send: async (message, signal) => {
      try {
        const info: SmtpInfo = await pool.sendMail({ ...message, signal } as object);
        return partlyRefused(info) ?? { result: 'delivered', words: info.response ?? '' };
      } catch (error) {
        return smtpFailure(error);
      }
    },
    close: () => pool.close(),
  };
}

/** What the server's answer means where it took a message for some of its recipients only. */
function partlyRefused({ rejectedErrors = [] }: SmtpInfo): Outcome | undefined {
  // One that may be accepted later decides: the rest is then refused again, and alone.
  const outcomes = rejectedErrors.map(smtpFailure);
  const outcome = outcomes.find(({ result }) => result === 'failed') ?? outcomes[0];
  if (!outcome) return undefined;
  const { result, words } = outcome;
  const remaining = rejectedErrors.map(({ recipient }) => recipient);
  return result === 'refused'
    ? { result, words, remaining }
    : { result: 'failed', words, scope: 'delivery', remaining };
}

/** What nodemailer says of a message that the server took. */
interface SmtpInfo {
  response?: string;
  rejectedErrors?: (SmtpError & { recipient: string })[];
}

/**
 * What an error of the conversation means. A 5xx answer to this message or recipient is final (RFC
 * 5321, 4.2.1); one to the log-in or the sender concerns every message and is the owner's to mend,
 * so it is worth trying again. Whatever cuts the conversation short counts as the channel's.
 */
export function smtpFailure(error: unknown): Outcome {
  const { code, command, responseCode, response, message } = error as Partial<SmtpError>;
  const words = response ?? [code, message].filter(Boolean).join(': ') ?? 'Unknown error';
  const answered = command === 'RCPT TO' || command === 'DATA';
  if (!answered || !responseCode || responseCode === 421) {
    return { result: 'failed', words, scope: 'channel' };
  }
  if (responseCode >= 500) return { result: 'refused', words };
  return { result: 'failed', words, scope: 'delivery' };
}

interface SmtpError {
  /** Nodemailer's kind of error, for example `ECONNECTION`. */
  code: string;
  /** The command that was answered. */
  command: string;
  /** The server's code and whole answer. */
  responseCode: number;
  response: string;
  message: string;
}
