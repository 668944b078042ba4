import { isIPv4 } from 'node:net';
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** The log of a test or a tool that wants none. */
export const silentLog: Log = pino({ level: 'silent' });

/**
 * A structured log, one JSON object a line. Nothing personal gets in: no query, no body, no whole
 * address (GDPR, recital 30, counts addresses as personal data), and texts of errors are scrubbed.
 */
export function createLog(destination: DestinationStream): Log {
  return pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: serializeError },
    },
    destination,
  );
}

/** An error without its own fields, which may hold row values (`pg` puts them in `detail`). */
export function serializeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: scrub(String(error)) };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: serializeError(error.cause) };
  return { type: error.name, ...code, stack: scrub(error.stack ?? error.message), ...cause };
}

/** Takes e-mail addresses and phone numbers out of a text. */
export function scrub(text: string): string {
  // Nearly every path has neither, and two replacements cost more than a look.
  if (!/@|%40|\d{3}/i.test(text)) return text;
  // Tried at the start of a word alone: at each of its letters, a word of 60 KB took seconds.
  return text
    .replace(/(?<![^\s"'<>()/])[^\s"'<>()/]+(?:@|%40)[^\s"'<>()/]+/gi, '[email]')
    .replace(/\+?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4,}/g, '[phone]');
}

/** The network a request comes from: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export function truncateAddress(ip: string): string {
  const v4 = ip.startsWith('::ffff:') ? ip.slice(7) : ip;
  if (isIPv4(v4)) return `${v4.slice(0, v4.lastIndexOf('.'))}.0`;
  const [head = ''] = ip.split('::');
  return `${head.split(':').filter(Boolean).slice(0, 3).join(':')}::`;
}
