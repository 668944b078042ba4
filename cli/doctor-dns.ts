import { Resolver } from 'node:dns/promises';
import { domainToASCII } from 'node:url';
import type { Env } from '../server/env.ts';
import { isExampleAddress } from './doctor-mail.ts';
import type { Finding } from './finding.ts';

/** Resolver of this machine that gives up after 3 s. */
export const shortResolver = () => new Resolver({ timeout: 3_000, tries: 1 });

/**
 * Looks up the DNS records of the sender's domain, without which mail servers reject its mails, and
 * bounces reach nobody (docs/mail.md).
 */
export async function mailRecords(
  { deliveries }: Env,
  resolver: Resolver = shortResolver(),
): Promise<Finding[]> {
  const { smtpUrl, from } = deliveries;
  if (!smtpUrl || isExampleAddress(from.address)) return [];
  const domain = domainToASCII(from.address.slice(from.address.lastIndexOf('@') + 1));
  try {
    const found = [mx(domain, resolver), spf(domain, resolver), dmarc(domain, resolver)];
    return [...(await Promise.all(found)).flat(), ...(await dkim(domain, resolver))];
  } catch (error) {
    return [
      {
        kind: 'note',
        what: `Could not look up the DNS records of ${domain} (${codeOf(error)}).`,
        why: 'Without SPF, DKIM and DMARC, mail servers reject or hide the site’s emails.',
        fix: 'Check them from another network as docs/mail.md shows.',
      },
    ];
  }
}

/** Mail servers of the domain: an `MX` record, or the domain's own address (RFC 5321, 5.1). */
async function mx(domain: string, resolver: Resolver): Promise<Finding[]> {
  const servers = await known(resolver.resolveMx(domain));
  const isNull = servers.some(({ exchange }) => exchange === '' || exchange === '.');
  const addresses = servers.length > 0 ? [] : await known(resolver.resolve4(domain));
  const addresses6 =
    servers.length + addresses.length > 0 ? [] : await known(resolver.resolve6(domain));
  if (!isNull && servers.length + addresses.length + addresses6.length > 0) return [];
  return [
    {
      kind: 'wrong',
      what: `The domain ${domain} of MAIL_FROM receives no email (no MX record).`,
      why: 'Bounces go to that address; many servers reject mail from a domain that takes no answer.',
      fix: 'Set MAIL_FROM to an address with a mailbox, or add an MX record (docs/mail.md).',
    },
  ];
}

/** Exactly one SPF record (RFC 7208, 4.5). */
async function spf(domain: string, resolver: Resolver): Promise<Finding[]> {
  const records = await textRecords(domain, resolver, /^v=spf1( |$)/i);
  if (records.length === 1) return [];
  return [
    {
      kind: 'wrong',
      what: `The domain ${domain} has ${records.length === 0 ? 'no SPF record' : 'several SPF records'}.`,
      why: 'SPF names the servers that send for the domain; without exactly one record it fails.',
      fix: 'Add the TXT record that your mail provider gives you, as one record (docs/mail.md).',
    },
  ];
}

/** A DMARC record of the domain or of one above it (RFC 7489, 6.6.3). */
async function dmarc(domain: string, resolver: Resolver): Promise<Finding[]> {
  const labels = domain.split('.');
  for (let i = 0; i < labels.length - 1; i += 1) {
    const name = `_dmarc.${labels.slice(i).join('.')}`;
    if ((await textRecords(name, resolver, /^v=DMARC1( |;|$)/)).length > 0) return [];
  }
  return [
    {
      kind: 'note',
      what: `The domain ${domain} has no DMARC record.`,
      why: 'Large providers trust mail less without one, and anybody can write in the domain’s name.',
      fix: `Add a TXT record at _dmarc.${domain} (docs/mail.md).`,
    },
  ];
}

/** Selectors that large providers use; DNS can't list them. */
const selectors = [
  ...['default', 'dkim', 'mail', 'google', 'selector1', 'selector2', 's1', 's2', 'k1', 'k2'],
  ...['fm1', 'mx', 'pm', 'protonmail', 'mailjet', 'mandrill', 'resend', 'krs', 'zoho', 'sig1'],
];

/** A DKIM key with a usual selector. Finding none proves nothing, so that is a note. */
async function dkim(domain: string, resolver: Resolver): Promise<Finding[]> {
  const keys = await Promise.all(
    selectors.map((name) =>
      textRecords(`${name}._domainkey.${domain}`, resolver, /(^|;)\s*p=[A-Za-z0-9+/]/),
    ),
  );
  if (keys.flat().length > 0) return [];
  return [
    {
      kind: 'note',
      what: `No DKIM key of ${domain} was found at the usual selectors.`,
      why: 'Your provider signs with a key whose selector only it knows; unsigned mail is trusted less.',
      fix: 'Send yourself a message and look for dkim=pass in its headers (docs/mail.md).',
    },
  ];
}

async function textRecords(name: string, resolver: Resolver, pattern: RegExp): Promise<string[]> {
  const records = await known(resolver.resolveTxt(name));
  return records.map((parts) => parts.join('')).filter((record) => pattern.test(record));
}

/** Records found; none if the name or type doesn't exist. Other errors mean that DNS didn't answer. */
async function known<T>(records: Promise<T[]>): Promise<T[]> {
  try {
    return await records;
  } catch (error) {
    if (['ENOTFOUND', 'ENODATA'].includes(codeOf(error))) return [];
    throw error;
  }
}

const codeOf = (error: unknown) => String((error as NodeJS.ErrnoException).code);
