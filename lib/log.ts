import { isIPv4 } from 'node:net';
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** A log that writes nothing, for tests and tools. */
export const silentLog: Log = pino({ level: 'silent' });

/**
 * Creates a structured log: one JSON object per line. It has no personal data: no query, no body, no
 * full IP address (GDPR, recital 30), and error messages are scrubbed.
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

/** An error without its custom fields, which may contain row values (`pg` puts them in `detail`). */
export function serializeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: scrub(String(error)) };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: serializeError(error.cause) };
  return { type: error.name, ...code, stack: scrub(error.stack ?? error.message), ...cause };
}

/** Replaces email addresses and phone numbers in a text. */
export function scrub(text: string): string {
  // Almost no path has either, and this check is cheaper than two replacements.
  if (!/@|%40|\d{3}/i.test(text)) return text;
  // Matches only from the start of a word: tried at every letter, a word of 60 KB took seconds.
  return text
    .replace(/(?<![^\s"'<>()/])[^\s"'<>()/]+(?:@|%40)[^\s"'<>()/]+/gi, '[email]')
    .replace(/\+?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4,}/g, '[phone]');
}

/** Network of an IP address: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export function truncateAddress(ip: string): string {
  const v4 = ip.startsWith('::ffff:') ? ip.slice(7) : ip;
  if (isIPv4(v4)) return `${v4.slice(0, v4.lastIndexOf('.'))}.0`;
  const [head = ''] = ip.split('::');
  return `${head.split(':').filter(Boolean).slice(0, 3).join(':')}::`;
}
