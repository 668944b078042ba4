import type { Finding } from '../check.ts';
import type { PageResponse, Site } from '../site.ts';
import type { Example } from './example.ts';

/** HTML of a page, or what else the look saw. */
export type Case = string | { readonly html?: string; readonly site?: Partial<Site> };

/** Hand-written cases of one check, with what a careful human would say. */
export interface Cases {
  readonly good: readonly Case[];
  readonly fix: readonly Case[];
  /** Where a careful human couldn't say, and the check must not. */
  readonly unknown: readonly Case[];
  /** Where the check is wrong today: what a human would say, and the case. They count in its rates. */
  readonly mistakes?: readonly (readonly ['good' | 'fix', Case])[];
}

/** A site whose page gets this response; what isn't given is plain: 200 within 90 ms, 9 bytes. */
export function responds(
  response: Partial<Omit<PageResponse, 'totalMs'>>,
  final?: string,
): { site: Partial<Site> } {
  const { firstByteMs = 90 } = response;
  const value: PageResponse = {
    status: 200,
    headers: {},
    firstByteMs,
    totalMs: firstByteMs,
    wireBytes: 9,
    decodedBytes: 9,
    truncated: false,
    ...response,
  };
  return { site: { response: { looked: true, value }, ...(final && { final }) } };
}

/** A site that gave no response. */
export const silent = (reason = 'No answer.'): Case => ({
  site: { response: { looked: false, reason } },
});

/** The cases of a check as examples. */
export function casesOf(check: string, { good, fix, unknown, mistakes = [] }: Cases): Example[] {
  const example = (one: Case, result: Finding['result'], index: number): Example => {
    const { html = '', site = {} } = typeof one === 'string' ? { html: one } : one;
    return {
      name: `${check}, ${result} ${index + 1}: ${html.slice(0, 80)}`,
      html,
      site,
      expected: { [check]: result },
    };
  };
  return [
    ...good.map((one, index) => example(one, 'good', index)),
    ...fix.map((one, index) => example(one, 'fix', index)),
    ...unknown.map((one, index) => example(one, 'unknown', index)),
    ...mistakes.map(([result, one], index) => example(one, result, index)),
  ];
}
