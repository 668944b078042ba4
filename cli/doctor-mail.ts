import { createTransport } from 'nodemailer';
import { smtpOptions } from '../lib/deliveries/mail/transport.ts';
import { isThisMachine } from '../lib/public-address.ts';
import type { Env } from '../server/env.ts';
import { type Finding, reason } from './finding.ts';

/** Checks the mail server, and the addresses that the site writes from and to. */
export async function mailServer({ deliveries }: Env): Promise<Finding[]> {
  const { smtpUrl, from, owner } = deliveries;
  if (!smtpUrl) {
    return [
      {
        kind: 'placeholder',
        what: 'There is no mail server.',
        why: 'Confirmations and notifications are written to files and reach nobody.',
        fix: 'Set SMTP_URL to the address from your mail provider.',
      },
    ];
  }
  const addresses: [string, readonly string[]][] = [
    ['MAIL_FROM', [from.address]],
    ['LEADS_TO', owner],
  ];
  return [
    ...clearText(smtpUrl),
    ...(await signIn(smtpUrl)),
    ...addresses.flatMap(([name, list]) => examples(name, list)),
  ];
}

function clearText(smtpUrl: string): Finding[] {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  const permitted = searchParams.get('requireTLS') === 'false';
  if (protocol === 'smtps:' || !permitted || isThisMachine(hostname)) return [];
  return [
    {
      kind: 'note',
      what: 'SMTP_URL permits a connection without encryption (requireTLS=false).',
      why: 'Unless the mail server offers STARTTLS, the password and every mail cross the network in clear text.',
      fix: 'Remove requireTLS=false, unless that network is your own.',
    },
  ];
}

async function signIn(smtpUrl: string): Promise<Finding[]> {
  const failure = await smtpFailure(smtpUrl);
  if (!failure) return [];
  const kind = 'wrong';
  const why = 'Emails wait and are retried for days, then given up.';
  if (failure.command === 'STARTTLS' && failure.responseCode) {
    return [
      {
        kind,
        what: 'The mail server offers no encryption (STARTTLS).',
        why: `The password and visitors’ data would cross the network in clear text. ${why}`,
        fix: 'Use the address your provider gives for encryption: smtps:// with port 465, or smtp:// with port 587. On a network of your own, add ?requireTLS=false to SMTP_URL.',
      },
    ];
  }
  const what = `Signing in to the mail server failed: ${reason(failure)}`;
  if (/certificate|altname/i.test(failure.message)) {
    return [
      {
        kind,
        what,
        why: `The site can’t tell whether it speaks with your mail server. ${why}`,
        fix: 'Compare the host in SMTP_URL with the certificate’s. If your own authority signed it, start the site with NODE_EXTRA_CA_CERTS=/path/to/ca.pem in the environment; in .env it has no effect.',
      },
    ];
  }
  return [
    {
      kind,
      what,
      why,
      fix: 'Compare SMTP_URL with your mail provider’s settings, port and password included.',
    },
  ];
}

type SmtpError = Error & { command?: string; responseCode?: number };

async function smtpFailure(url: string): Promise<SmtpError | undefined> {
  const transport = createTransport({
    ...smtpOptions(url),
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    dnsTimeout: 5_000,
  } as Parameters<typeof createTransport>[0]);
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return error as SmtpError;
  } finally {
    transport.close();
  }
}

function examples(name: string, addresses: readonly string[]): Finding[] {
  const bad = addresses.filter(isExampleAddress);
  if (bad.length === 0) return [];
  return [
    {
      kind: 'wrong',
      what: `${name} is ${bad.join(', ')}, an address that does not exist.`,
      why: 'Mail servers reject or return such messages.',
      fix: `Set ${name} to an address of yours.`,
    },
  ];
}

/** Whether an email address is in a domain that is reserved for examples (RFC 2606). */
export function isExampleAddress(address: string): boolean {
  const domain = address.split('@').at(-1) ?? '';
  return /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/i.test(domain);
}
