import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import {
  type FakeSmtp,
  type SmtpOffers,
  startSmtp,
  testCertificate,
} from '../../../test/fakes/smtp.ts';
import { testSite as site, testTheme as theme } from '../../../test/ledger.ts';
import type { Outcome } from '../model.ts';
import { composeMail } from './compose.ts';
import { smtpTransport } from './transport.ts';

const started: FakeSmtp[] = [];
afterEach(async () => {
  for (const smtp of started.splice(0)) await smtp.close();
});

async function start(offers: SmtpOffers): Promise<FakeSmtp> {
  const smtp = await startSmtp({}, offers);
  started.push(smtp);
  return smtp;
}

const mail = composeMail(
  { subject: 'A request', preview: '', blocks: [{ type: 'paragraph', text: 'From Ann' }] },
  {
    id: '0197-id',
    from: { name: site.name, address: 'site@agents.example' },
    to: ['owner@agents.example'],
    about: 'lead',
    subjectId: 'lead-1',
    date: new Date('2025-06-02T14:00:00Z'),
  },
  { site, theme },
);

async function send(url: string): Promise<Outcome> {
  const transport = smtpTransport(url, 1);
  try {
    return await transport.send(mail, new AbortController().signal);
  } finally {
    transport.close();
  }
}

/** An address of this machine that doesn't look like it: 0.0.0.0 connects to the loopback. */
const elsewhere = ({ port }: FakeSmtp, query = '') => `smtp://site:hunter2@0.0.0.0:${port}${query}`;

it('sends neither password nor mail to another machine that offers no encryption', async () => {
  const smtp = await start({ login: true });
  expect(await send(elsewhere(smtp))).toMatchObject({ result: 'failed', scope: 'channel' });
  expect(smtp.passwords).toEqual([]);
  expect(smtp.mails).toEqual([]);
});

it('sends in clear text where the address says so, and to this machine', async () => {
  const smtp = await start({ login: true });
  for (const url of [
    elsewhere(smtp, '?requireTLS=false'),
    `smtp://site:hunter2@127.0.0.1:${smtp.port}`,
  ]) {
    expect(await send(url)).toMatchObject({ result: 'delivered' });
  }
  expect(smtp.passwords).toEqual(['hunter2', 'hunter2']);
  expect(smtp.mails).toHaveLength(2);
});

it('trusts a private certificate that NODE_EXTRA_CA_CERTS names, and no other', async () => {
  const smtp = await start({ login: true, tls: true });
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'));
  const file = join(folder, 'ca.pem');
  await writeFile(file, testCertificate.cert);
  /** In another process: Node reads the variable once, at its start. */
  const sendWith = async (env: Record<string, string>) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['test/send-mail-process.ts', elsewhere(smtp)],
      { env: { ...process.env, ...env } },
    );
    return JSON.parse(stdout);
  };
  expect(await sendWith({})).toMatchObject({
    result: 'failed',
    detail: expect.stringContaining('self-signed certificate'),
  });
  expect(smtp.passwords).toEqual([]);
  expect(await sendWith({ NODE_EXTRA_CA_CERTS: file })).toMatchObject({ result: 'delivered' });
  expect(smtp.passwords).toEqual(['hunter2']);
  await rm(folder, { recursive: true });
});
