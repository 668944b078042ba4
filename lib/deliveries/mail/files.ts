import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailTransport } from './smtp.ts';

/**
 * Writes each message to `{folder}/{delivery id}.eml`, for a site without a mail server. The same
 * delivery sent again writes the same file.
 */
export function fileTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (message) => {
      const { message: bytes } = await composer.sendMail(message);
      const name = `${message.messageId.slice(1).split('@')[0]}.eml`;
      await mkdir(folder, { recursive: true });
      await writeWhole(join(folder, name), bytes as Buffer);
      return { result: 'delivered', words: `written to ${join(folder, name)}` };
    },
    close: () => composer.close(),
  };
}

/** Half a file is never seen under its name, and a whole one survives a power cut. */
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
