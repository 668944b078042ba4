import { createTransport } from 'nodemailer';
import { company, confirmed, socialLinks } from '../app/facts/site.ts';
import { testimonials } from '../app/facts/testimonials.ts';
import { isPublicSite } from '../lib/deliveries/settings.ts';
import { type Env, readEnv } from '../server/env.ts';

/** Something to look at before visitors come. */
export interface Finding {
  /**
   * - `wrong`: does not work as it is set
   * - `placeholder`: still what the site comes with
   * - `unproved`: said to visitors, and nobody has confirmed it
   * - `note`: may well be meant so
   */
  kind: 'wrong' | 'placeholder' | 'unproved' | 'note';
  what: string;
  why: string;
  fix: string;
}

type Check = (env: Env) => Finding[] | Promise<Finding[]>;

/** Every check, in the order in which an owner would go about it. */
export const checks: readonly Check[] = [
  siteAddress,
  phone,
  email,
  mailServer,
  webhook,
  proxy,
  socialIcons,
  claims,
];

const defaults = readEnv({});

async function siteAddress({ site }: Env): Promise<Finding[]> {
  if (!isPublicSite(site.url)) {
    return [
      {
        kind: 'placeholder',
        what: `The site's address is ${site.url}.`,
        why: 'Canonical links, share pictures, the sitemap and links in e-mails lead there.',
        fix: 'Set SITE_URL to the public https address and run npm run build.',
      },
    ];
  }
  if (site.url.startsWith('http:')) {
    return [
      {
        kind: 'wrong',
        what: `The site's address ${site.url} is not https.`,
        why: 'What visitors enter would cross the internet readable, and browsers warn of it.',
        fix: 'Put the site behind a proxy with a certificate and set SITE_URL to https.',
      },
    ];
  }
  const answer = await answerOf(`${site.url}/healthz`);
  if (answer === 'fine') return [];
  return [
    {
      kind: 'unproved',
      what: `${site.url} does not answer as this site (${answer}).`,
      why: 'Either it is not started, or the name or the proxy leads elsewhere.',
      fix: 'Start the site and open the address from another network.',
    },
  ];
}

async function answerOf(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    return response.ok ? 'fine' : `status ${response.status}`;
  } catch (error) {
    return reason(error);
  }
}

/** Numbers 555-0100 to 555-0199 are kept for fiction (NANPA). */
function phone({ site }: Env): Finding[] {
  if (site.phone !== defaults.site.phone && !/555\D?01\d\d$/.test(site.phone)) return [];
  return [
    {
      kind: 'placeholder',
      what: `The phone line is ${site.phone}, a number that nobody has.`,
      why: 'It stands on every page, in e-mails and in the structured data.',
      fix: 'Set SITE_PHONE and run npm run build.',
    },
  ];
}

function email({ site }: Env): Finding[] {
  if (!isExampleAddress(site.email)) return [];
  return [
    {
      kind: 'placeholder',
      what: `The e-mail address is ${site.email}, where nobody reads.`,
      why: 'Visitors write to it, and new requests are announced there unless LEADS_TO is set.',
      fix: 'Set SITE_EMAIL and run npm run build.',
    },
  ];
}

async function mailServer({ deliveries }: Env): Promise<Finding[]> {
  const { smtpUrl, from, owner } = deliveries;
  if (!smtpUrl) {
    return [
      {
        kind: 'placeholder',
        what: 'There is no mail server.',
        why: 'Confirmations and notices are written to files and reach nobody.',
        fix: 'Set SMTP_URL to the address that your mail provider gives.',
      },
    ];
  }
  const found: Finding[] = [];
  const trouble = await smtpTrouble(smtpUrl);
  if (trouble) {
    found.push({
      kind: 'wrong',
      what: `The mail server does not take a log-in: ${trouble}`,
      why: 'Messages wait and are tried again for days, then given up.',
      fix: 'Compare SMTP_URL with what your mail provider says, port and password included.',
    });
  }
  for (const [name, addresses] of [
    ['MAIL_FROM', [from.address]],
    ['LEADS_TO', owner],
  ] as const) {
    const bad = addresses.filter(isExampleAddress);
    if (bad.length === 0) continue;
    found.push({
      kind: 'wrong',
      what: `${name} is ${bad.join(', ')}, an address that does not exist.`,
      why: 'Mail servers refuse such messages or send them back.',
      fix: `Set ${name} to an address of yours.`,
    });
  }
  return found;
}

async function smtpTrouble(url: string): Promise<string | undefined> {
  const transport = createTransport({
    url,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    dnsTimeout: 5_000,
  } as Parameters<typeof createTransport>[0]);
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return reason(error);
  } finally {
    transport.close();
  }
}

function webhook({ deliveries }: Env): Finding[] {
  if (deliveries.webhook) return [];
  return [
    {
      kind: 'note',
      what: 'No webhook is set.',
      why: 'Requests are told by e-mail alone, and a mail outage is told to nobody.',
      fix: 'Set WEBHOOK_URL and WEBHOOK_SECRET if another program should know of requests.',
    },
  ];
}

function proxy({ site, trustProxy, rateLimit }: Env): Finding[] {
  const found: Finding[] = [];
  // This server speaks http alone, so https means that something stands before it.
  if (site.url.startsWith('https:') && trustProxy.length === 0) {
    found.push({
      kind: 'wrong',
      what: 'The proxy in front of the site is not named.',
      why: 'All visitors count as one address, so that the rate limits soon refuse them all.',
      fix: 'Set TRUST_PROXY to the proxy’s address, for example 127.0.0.1.',
    });
  }
  if (!rateLimit) {
    found.push({
      kind: 'wrong',
      what: 'The rate limits are off.',
      why: 'One program can fill the database.',
      fix: 'Remove RATE_LIMIT=off.',
    });
  }
  return found;
}

function socialIcons(): Finding[] {
  const without = socialLinks.filter(({ href }) => !href).map(({ name }) => name);
  if (without.length === 0) return [];
  return [
    {
      kind: 'placeholder',
      what: `These social icons lead nowhere: ${without.join(', ')}.`,
      why: 'They are shown in every footer, but are not links.',
      fix: 'Give each its address in socialLinks of app/facts/site.ts, or take it out.',
    },
  ];
}

function claims(): Finding[] {
  const unproved = (what: string, fix: string): Finding => ({
    kind: 'unproved',
    what: `Nobody has confirmed ${what}.`,
    why: 'What is said of customers must be true (FTC, 16 CFR part 465).',
    fix,
  });
  const names: Record<keyof typeof confirmed, string> = {
    rating: `the rating of ${company.rating} from ${company.reviews} reviews`,
    figures: 'the number of businesses served and the results that are claimed',
  };
  const claimed = (Object.keys(names) as (keyof typeof names)[])
    .filter((name) => !confirmed[name])
    .map((name) =>
      unproved(
        names[name],
        `Check it and set confirmed.${name} to true in app/facts/site.ts, or change the words.`,
      ),
    );
  const quoted = testimonials
    .filter((testimonial) => !testimonial.confirmed)
    .map(({ author }) =>
      unproved(
        `the testimonial of "${author}"`,
        'Get the customer’s word and set its confirmed to true in app/facts/testimonials.ts, or take it out.',
      ),
    );
  return [...claimed, ...quoted];
}

/** Whether an e-mail address is of a domain kept for examples (RFC 2606). */
function isExampleAddress(address: string): boolean {
  const domain = address.split('@').at(-1) ?? '';
  return /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/i.test(domain);
}

function reason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code, message } = cause as { code?: string; message?: string };
  return (message || code || String(cause)).split('\n')[0] ?? '';
}
