import { Resolver } from 'node:dns/promises';
import { afterEach, expect, it } from 'vitest';
import { readEnv } from '../server/env.ts';
import { type DnsRecords, type FakeDns, startDns } from '../test/fakes/dns.ts';
import { mailRecords } from './doctor-dns.ts';

let dns: FakeDns | undefined;
afterEach(async () => {
  await dns?.close();
  dns = undefined;
});

const key = `v=DKIM1; k=rsa; p=${'MIGfMA0GCSqGSIb3'.repeat(25)}`;

/** A domain as docs/mail.md sets it up. */
const good: Record<string, DnsRecords> = {
  'agents.dev': { mx: ['mx.agents.dev'], txt: ['v=spf1 include:mail.example -all', 'other=1'] },
  '_dmarc.agents.dev': { txt: ['v=DMARC1; p=quarantine; rua=mailto:dmarc@agents.dev'] },
  's1._domainkey.agents.dev': { txt: [key] },
};

async function look(names: Record<string, DnsRecords>, from = 'hello@agents.dev', silent = false) {
  dns = await startDns(names);
  dns.silent = silent;
  // Short only for a server that doesn't answer.
  const resolver = new Resolver({ timeout: silent ? 200 : 5_000, tries: 1 });
  resolver.setServers([dns.server]);
  const env = readEnv({ SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: from });
  const found = await mailRecords(env, resolver);
  return found.map(({ kind, what }) => `${kind}: ${what}`);
}

it('finds nothing wrong with a domain that is set up', async () => {
  expect(await look(good)).toEqual([]);
});

it('takes the DMARC record of the domain above', async () => {
  const names = { ...good, 'news.agents.dev': good['agents.dev'] ?? {} };
  const found = await look(
    { ...names, 's1._domainkey.news.agents.dev': { txt: [key] } },
    'a@news.agents.dev',
  );
  expect(found).toEqual([]);
});

it('names what a bare domain lacks', async () => {
  expect(await look({ 'agents.dev': {} })).toEqual([
    'wrong: The domain agents.dev of MAIL_FROM receives no email (no MX record).',
    'wrong: The domain agents.dev has no SPF record.',
    'note: The domain agents.dev has no DMARC record.',
    'note: No DKIM key of agents.dev was found at the usual selectors.',
  ]);
});

it('finds two SPF records, a domain that refuses mail, and a revoked DKIM key', async () => {
  const found = await look({
    ...good,
    'agents.dev': { mx: ['.'], txt: ['v=spf1 -all', 'v=spf1 mx -all'] },
    's1._domainkey.agents.dev': { txt: ['v=DKIM1; p='] },
  });
  expect(found).toEqual([
    'wrong: The domain agents.dev of MAIL_FROM receives no email (no MX record).',
    'wrong: The domain agents.dev has several SPF records.',
    'note: No DKIM key of agents.dev was found at the usual selectors.',
  ]);
});

it('says so when DNS does not answer', async () => {
  expect(await look(good, 'hello@agents.dev', true)).toEqual([
    'note: Could not look up the DNS records of agents.dev (ETIMEOUT).',
  ]);
});
