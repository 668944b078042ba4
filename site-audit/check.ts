import type { Site } from './site.ts';

/** One thing that the free audit looks at. Its file in `checks/` is its only home. */
export interface Check {
  /** Name in `npm run audit -- --json`; never changed. */
  readonly id: string;
  /** What is looked at, as a heading: 'Phone number on the page'. */
  readonly title: string;
  /**
   * Judges one look. `fix` accuses the owner, so it needs evidence that a stranger can verify; a
   * check that isn't certain answers `unknown`.
   */
  look(site: Site): Finding;
  /** Why it matters to a customer nearby, in one or two sentences. */
  readonly why: string;
  /** Who says so. */
  readonly source: { readonly title: string; readonly url: string };
  /** For the owner's call about a `fix`. */
  readonly call: { readonly say: string; readonly offer: string };
}

export interface Finding {
  readonly result: 'good' | 'fix' | 'unknown';
  /** The line, the header or the figure; for `unknown`, why we couldn't tell. Plain text. */
  readonly evidence: string;
  /** What the request form is filled in with: the phone number, the company's name. */
  readonly found?: string | undefined;
}

export const good = (evidence: string, found?: string): Finding => ({
  result: 'good',
  evidence,
  ...(found === undefined ? {} : { found }),
});
export const fix = (evidence: string): Finding => ({ result: 'fix', evidence });
export const unknown = (evidence: string): Finding => ({ result: 'unknown', evidence });

/** A line of a stranger's page for an evidence: one line, in quotation marks, at most `length`. */
export function quote(text: string, length = 120): string {
  const line = text
    .slice(0, 4 * length)
    .replace(/\s+/g, ' ')
    .trim();
  return `“${line.length > length ? `${line.slice(0, length - 1)}…` : line}”`;
}
