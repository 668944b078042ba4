import type { Finding } from './check.ts';
import type { Outline } from './outline.ts';
import type { Site } from './site.ts';

/** The parts of a site that a look learns after the page. */
export type LatePart = 'plainHttp' | 'sitemap' | 'files' | 'links';

/** What a look saw besides the page, which stays in the reader. */
export type Seen = Omit<Site, 'page' | LatePart> & Partial<Pick<Site, LatePart>>;

/** A finding, with the id of its check. */
export interface CheckFinding extends Finding {
  id: string;
}

/** A job of the reader's thread. */
export type Job =
  | {
      kind: 'read';
      look: string;
      url: string;
      /** In a buffer of their own, which is moved to the thread. */
      bytes: Uint8Array<ArrayBuffer>;
      contentType: string | undefined;
      /** Whether a limit cut the bytes. */
      truncated: boolean;
    }
  /** Judges what was seen so far: the checks that need nothing else, except those already done. */
  | { kind: 'judge'; look: string; seen: Seen; noPage: string; done: readonly string[] }
  | { kind: 'forget'; look: string };

export interface Answers {
  /** A string is the reason why the answer is no page. */
  read: Outline | string;
  judge: CheckFinding[];
  forget: null;
}
