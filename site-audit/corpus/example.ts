import type { Finding } from '../check.ts';
import { readPage } from '../parse/read-page.ts';
import type { Looked, Site } from '../site.ts';

/** One site with what a careful human would say of it. */
export interface Example {
  readonly name: string;
  readonly html: string;
  /** Whether the page is sent in windows-1252. */
  readonly latin?: boolean;
  /** What the look saw besides the page. */
  readonly site?: Partial<Site>;
  /** By check; a check without an entry isn't counted. */
  readonly expected: Readonly<Record<string, Finding['result'] | undefined>>;
}

const notLooked: Looked<never> = { looked: false, reason: 'Not part of this example.' };

/** The look at an example. */
export async function siteOf({
  html,
  latin,
  site,
}: Pick<Example, 'html' | 'latin' | 'site'>): Promise<Site> {
  const bytes = Buffer.from(html, latin ? 'latin1' : 'utf8');
  const length = bytes.length;
  return {
    asked: 'https://www.business.example/',
    final: 'https://www.business.example/',
    redirects: [],
    response: {
      looked: true,
      value: {
        status: 200,
        headers: {},
        firstByteMs: 100,
        totalMs: 200,
        wireBytes: length,
        decodedBytes: length,
        truncated: false,
      },
    },
    page: { looked: true, value: await readPage(bytes, undefined) },
    certificate: notLooked,
    plainHttp: notLooked,
    robots: notLooked,
    sitemap: notLooked,
    files: notLooked,
    links: notLooked,
    at: Date.UTC(2026, 0, 15),
    ...site,
  };
}
