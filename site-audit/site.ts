import type { Page } from './parse/page.ts';

/** Something that a look asked for, or the reason why it has no answer ('robots.txt forbids it'). */
export type Looked<T> =
  | { readonly looked: true; readonly value: T }
  | { readonly looked: false; readonly reason: string };

/** Everything that one look at a site saw. Plain data: it survives `structuredClone`. */
export interface Site {
  /** The address that the visitor gave, absolute. */
  readonly asked: string;
  /** The address of the last answer; `asked` if there was none. */
  readonly final: string;
  /** Redirects from `asked` to `final`, in order. */
  readonly redirects: readonly Redirect[];
  /** The last answer, whatever its status. */
  readonly response: Looked<PageResponse>;
  /** The parsed page; only if the response was a page (see `parsePage`). */
  readonly page: Looked<Page>;
  /** The certificate of the final host. */
  readonly certificate: Looked<Certificate>;
  /** What the plain `http://` address of the final host answers. */
  readonly plainHttp: Looked<{ readonly status: number; readonly location: string | undefined }>;
  readonly robots: Looked<TextFile>;
  readonly sitemap: Looked<TextFile>;
  /** The site's own style sheets, scripts and images: their heads. */
  readonly files: Looked<readonly OwnFile[]>;
  /** The first links to the site's own pages. */
  readonly links: Looked<readonly { readonly url: string; readonly status: number }[]>;
  /** When the look began, in epoch milliseconds. */
  readonly at: number;
}

export interface Redirect {
  readonly from: string;
  readonly status: number;
  readonly to: string;
}

export interface PageResponse {
  readonly status: number;
  /** By lower-case name; repeated headers are joined with a comma. */
  readonly headers: Readonly<Record<string, string>>;
  /** From the request to the first byte of the answer, in ms, without redirects before it. */
  readonly firstByteMs: number;
  readonly totalMs: number;
  /** Bytes of the body as sent. */
  readonly wireBytes: number;
  /** Bytes of the body after decompression. */
  readonly decodedBytes: number;
  /** Whether a limit cut the body. */
  readonly truncated: boolean;
}

export interface Certificate {
  /** End of validity, in epoch milliseconds. */
  readonly validTo: number;
  /** Why a browser would refuse it (`CERT_HAS_EXPIRED`); undefined if it would not. */
  readonly error: string | undefined;
}

export interface TextFile {
  readonly url: string;
  readonly status: number;
  readonly text: string;
}

export interface OwnFile {
  readonly url: string;
  readonly kind: 'style' | 'script' | 'image' | 'other';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}
