import { randomUUID } from 'node:crypto';
import { checks } from './checks.ts';
import { type Arrival, arrive } from './fetch/arrival.ts';
import { type LateParts, lateParts, unseenParts } from './fetch/late-parts.ts';
import type { Reach } from './fetch/reach.ts';
import { createRobotsFiles } from './fetch/robots-files.ts';
import { parseTarget, TargetError } from './fetch/target.ts';
import { createVisit } from './fetch/visit.ts';
import type { Outline } from './outline.ts';
import { type Reader, ReaderError } from './reader.ts';
import type { CheckFinding, Seen } from './reader-jobs.ts';

/** Name of the requests, with the address of the page that says what they are. */
export const userAgentOf = (siteUrl: string): string =>
  `BeltwayAgentsAudit/1.0 (+${siteUrl}/how-we-check)`;

/** Timeouts of a look, in ms. */
export interface LookTimeouts {
  /** For everything that it asks the site; then it judges what it has. */
  visit: number;
  /** For all of it. */
  look: number;
}

const defaultTimeouts: LookTimeouts = { visit: 7_000, look: 9_000 };

export interface LookOptions {
  reach: Reach;
  /** Name that the requests carry: product token, slash, version, and the address of a page about it. */
  userAgent: string;
  reader: Reader;
  /** Ends the look from outside. */
  signal?: AbortSignal;
  timeouts?: LookTimeouts;
  /** Called with findings as they come in; each check once. */
  onFindings?(findings: readonly CheckFinding[]): void;
}

/** Outcome of a look. */
export interface Look {
  /** The asked address, absolute where it could be parsed. */
  url: string;
  /** The address of the last answer; the asked one if there was none. */
  final: string;
  /** One for each check, in the order of `checks`. */
  findings: CheckFinding[];
  /** Why the site's page could not be read; undefined if it was. */
  problem: string | undefined;
}

/**
 * Looks at a site: reads its robots.txt and its page, and then, as far as 10 requests go, its sitemap
 * and the heads of its files and links. Always resolves, within 10 s: what couldn't be seen makes
 * findings `unknown`.
 */
export async function look(asked: string, options: LookOptions): Promise<Look> {
  const { reader, reach, userAgent, signal, timeouts = defaultTimeouts, onFindings } = options;
  const end = AbortSignal.any([AbortSignal.timeout(timeouts.look), ...(signal ? [signal] : [])]);
  const id = randomUUID();
  const findings = new Map<string, CheckFinding>();
  const add = (found: readonly CheckFinding[]) => {
    for (const finding of found) findings.set(finding.id, finding);
    if (found.length > 0) onFindings?.(found);
  };
  const judge = async (seen: Seen, noPage: string) => {
    const done = [...findings.keys()];
    add(await reader.run({ kind: 'judge', look: id, seen, noPage, done }, end));
  };
  const outcome = { url: asked, final: asked, problem: undefined as string | undefined };
  try {
    const url = parseTarget(asked, reach);
    Object.assign(outcome, { url: url.href, final: url.href });
    const visit = createVisit({
      reach,
      userAgent,
      signal: AbortSignal.any([end, AbortSignal.timeout(timeouts.visit)]),
    });
    const robots = createRobotsFiles(visit, userAgent.split('/')[0] ?? '');
    const arrival = await arrive(url, visit, robots);
    outcome.final = arrival.final;
    const seen = seenOn(arrival, url.href, Date.now());
    const outline = await readPage(arrival, id, reader, end);
    if (typeof outline === 'string') {
      outcome.problem = outline;
      await judge({ ...seen, ...unseenParts(outline) }, outline);
    } else {
      const late: Promise<LateParts> = lateParts(arrival, outline, { visit, robots, reach });
      await judge(seen, stopped);
      await judge({ ...seen, ...(await late) }, stopped);
    }
  } catch (error) {
    if (!(error instanceof TargetError || error instanceof ReaderError)) throw error;
    outcome.problem = error.message;
  } finally {
    void reader.run({ kind: 'forget', look: id }).catch(() => undefined);
  }
  const evidence = outcome.problem ?? 'We couldn’t look at this.';
  const unseen = checks.filter((check) => !findings.has(check.id));
  add(unseen.map((check) => ({ id: check.id, result: 'unknown', evidence })));
  return { ...outcome, findings: checks.flatMap((check) => findings.get(check.id) ?? []) };
}

/** Reason for checks of a page that the reader has lost since, because another one broke it. */
const stopped = 'We stopped reading the page.';

/** Parses the page in the reader's thread. @returns its outline, or the reason why there is none. */
async function readPage(
  { page, final }: Arrival,
  id: string,
  reader: Reader,
  signal: AbortSignal,
): Promise<Outline | string> {
  if (!page.looked) return page.reason;
  const { bytes, headers, cut } = page.value;
  const contentType = headers['content-type'];
  const own = new Uint8Array(bytes);
  const job = { look: id, url: final, bytes: own, contentType, truncated: cut !== undefined };
  return reader.run({ kind: 'read', ...job }, signal);
}

function seenOn(arrival: Arrival, asked: string, at: number): Seen {
  const { final, redirects, response, certificate, robots } = arrival;
  return { asked, final, redirects, response, certificate, robots, at };
}
