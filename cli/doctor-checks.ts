import { company, confirmed, socialLinks } from '../app/facts/site.ts';
import { testimonials } from '../app/facts/testimonials.ts';
import { nightlyBackups } from '../lib/backup/nightly.ts';
import { isPublicSite } from '../lib/deliveries/settings.ts';
import { type Env, readEnv } from '../server/env.ts';
import { isExampleAddress, mailServer } from './doctor-mail.ts';
import { webhook } from './doctor-webhook.ts';
import { type Finding, reason } from './finding.ts';

const day = 24 * 60 * 60 * 1000;

type Check = (env: Env) => Finding[] | Promise<Finding[]>;

/** Every check, in the order in which an owner would work through them. */
export const checks: readonly Check[] = [
  siteAddress,
  phone,
  email,
  mailServer,
  webhook,
  proxy,
  backups,
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
        why: 'Canonical links, share pictures, the sitemap and links in emails use it.',
        fix: 'Set SITE_URL to the public https address and run npm run build.',
      },
    ];
  }
  if (site.url.startsWith('http:')) {
    return [
      {
        kind: 'wrong',
        what: `The site's address ${site.url} is not https.`,
        why: 'Visitors’ entries would cross the internet unencrypted, and browsers warn about that.',
        fix: 'Put the site behind a proxy with a certificate and set SITE_URL to https.',
      },
    ];
  }
  const answer = await answerOf(`${site.url}/healthz`);
  if (answer === 'ok') return [];
  return [
    {
      kind: 'unconfirmed',
      what: `${site.url} does not respond as this site should (${answer}).`,
      why: 'Either the site is not running, or its domain name or proxy points elsewhere.',
      fix: 'Start the site and open the address from another network.',
    },
  ];
}

async function answerOf(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    return response.ok ? 'ok' : `status ${response.status}`;
  } catch (error) {
    return reason(error);
  }
}

/** Numbers 555-0100 to 555-0199 are reserved for fiction (NANPA). */
function phone({ site }: Env): Finding[] {
  if (site.phone !== defaults.site.phone && !/555\D?01\d\d$/.test(site.phone)) return [];
  return [
    {
      kind: 'placeholder',
      what: `The phone number is ${site.phone}, which is an example.`,
      why: 'It is on every page, in emails and in the structured data.',
      fix: 'Set SITE_PHONE and run npm run build.',
    },
  ];
}

function email({ site }: Env): Finding[] {
  if (!isExampleAddress(site.email)) return [];
  return [
    {
      kind: 'placeholder',
      what: `The email address is ${site.email}, which is an example.`,
      why: 'Visitors write to it, and you are notified there unless LEADS_TO is set.',
      fix: 'Set SITE_EMAIL and run npm run build.',
    },
  ];
}

function proxy({ site, trustProxy, rateLimit }: Env): Finding[] {
  const found: Finding[] = [];
  // The server speaks http only, so https means that a proxy is in front of it.
  if (site.url.startsWith('https:') && trustProxy.length === 0) {
    found.push({
      kind: 'wrong',
      what: 'The proxy in front of the site is not trusted.',
      why: 'All visitors count as one address, so the rate limits soon refuse everybody.',
      fix: 'Set TRUST_PROXY to the proxy’s address, for example 127.0.0.1.',
    });
  }
  if (!rateLimit) {
    found.push({
      kind: 'wrong',
      what: 'The rate limits are off.',
      why: 'A single program can fill the database.',
      fix: 'Remove RATE_LIMIT=off.',
    });
  }
  return found;
}

async function backups({ backup }: Env): Promise<Finding[]> {
  if (!backup) {
    return [
      {
        kind: 'placeholder',
        what: 'There are no nightly backups.',
        why: 'A broken disk or a mistake would lose every request and account.',
        fix: 'Set BACKUP_DIR to a folder, best on another disk (docs/backup.md).',
      },
    ];
  }
  const [newest] = await nightlyBackups(backup.dir);
  if (newest && Date.now() - newest.at < 2 * day) return [];
  return [
    {
      kind: 'wrong',
      what: newest
        ? `The last backup in ${backup.dir} is ${Math.floor((Date.now() - newest.at) / day)} days old.`
        : `There is no backup in ${backup.dir} yet.`,
      why: 'The running site makes one each night, and at its first start.',
      fix: 'Start the site and look for the job backup in its log.',
    },
  ];
}

function socialIcons(): Finding[] {
  const without = socialLinks.filter(({ href }) => !href).map(({ name }) => name);
  if (without.length === 0) return [];
  return [
    {
      kind: 'placeholder',
      what: `These social icons lead nowhere: ${without.join(', ')}.`,
      why: 'They are shown in every footer, but are not links.',
      fix: 'Add their addresses to socialLinks in app/facts/site.ts, or remove the icons.',
    },
  ];
}

function claims(): Finding[] {
  const unconfirmed = (what: string, fix: string): Finding => ({
    kind: 'unconfirmed',
    what: `Nobody has confirmed ${what}.`,
    why: 'Claims about customers and their reviews must be true (FTC, 16 CFR part 465).',
    fix,
  });
  const names: Record<keyof typeof confirmed, string> = {
    rating: `the rating of ${company.rating} from ${company.reviews} reviews`,
    figures: 'the number of businesses served and the results that are claimed',
  };
  const claimed = (Object.keys(names) as (keyof typeof names)[])
    .filter((name) => !confirmed[name])
    .map((name) =>
      unconfirmed(
        names[name],
        `Check it and set confirmed.${name} to true in app/facts/site.ts, or change the text.`,
      ),
    );
  const quoted = testimonials
    .filter((testimonial) => !testimonial.confirmed)
    .map(({ author }) =>
      unconfirmed(
        `the testimonial of "${author}"`,
        'Ask the customer and set its confirmed to true in app/facts/testimonials.ts, or remove it.',
      ),
    );
  return [...claimed, ...quoted];
}
