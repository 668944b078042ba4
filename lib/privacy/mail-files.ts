import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mailFolder } from '../deliveries/mail/transport.ts';
import type { Person } from './personal.ts';

/** A mail that was written to a file because the site has no mail server. */
export interface MailFile {
  path: string;
  /** As it was written, with its headers. */
  source: string;
}

/**
 * Mails to people or about them: their content has an address, or the id of one of the people's rows,
 * which the owner's mails state.
 */
export async function* mailsAbout(
  dataDir: string,
  people: readonly Person[],
): AsyncGenerator<MailFile> {
  const folder = mailFolder(dataDir);
  if (!existsSync(folder)) return;
  const wanted = people.flatMap(({ address, ids }) => [address, ...ids]).filter(Boolean);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const source = await readFile(path, 'utf8').catch(() => '');
    const text = readable(source);
    if (wanted.some((part) => text.includes(part))) yield { path, source };
  }
}

/** Removes them. @returns how many. */
export async function removeMailsAbout(
  dataDir: string,
  people: readonly Person[],
): Promise<number> {
  let count = 0;
  for await (const { path } of mailsAbout(dataDir, people)) {
    await rm(path, { force: true });
    count += 1;
  }
  return count;
}

/** A mail's headers and decoded bodies (RFC 2045) in lower case, for searching. */
function readable(source: string): string {
  const decoded = source
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[\dA-F]{2})+/g, (codes) =>
      Buffer.from(codes.replaceAll('=', ''), 'hex').toString(),
    );
  const bodies = [
    ...source.matchAll(
      /^Content-Transfer-Encoding: base64[\s\S]*?\r?\n\r?\n([A-Za-z\d+/=\r\n]+)/gim,
    ),
  ].map(([, body = '']) => Buffer.from(body, 'base64').toString());
  return [decoded, ...bodies].join('\n').toLowerCase();
}
