/** A finding with the texts that visitors read. Plain text: it quotes a stranger's site. */
export interface ShownFinding {
  id: string;
  /** What was looked at. */
  title: string;
  result: 'good' | 'fix' | 'unknown';
  /** What was seen, or why it couldn't be. */
  evidence: string;
  /** Why it matters to a customer nearby. */
  why: string;
  /** What an agent would do about it. */
  offer: string;
}

/** Entries of the request form that a look has found. */
export interface KnownEntries {
  company?: string;
  phone?: string;
}

/** What visitors see of a look. */
export interface ShownLook {
  /** The address that was looked at. */
  url: string;
  /** Whether more findings may come. */
  open: boolean;
  /** Why the page could not be read. */
  problem?: string;
  /** In the order of importance. */
  findings: ShownFinding[];
  /** What the site says of the visitor, for empty fields of the form. */
  known: KnownEntries;
  /** Number of checks. */
  total: number;
}

/** Query parameters of `/free-audit`: the visitor's site, its look, and a lead's findings. */
export const lookQuery = { website: 'website', look: 'look', findings: 'findings' } as const;

/** Id of a field of the request form. */
export const fieldId = (name: string): string => `audit-${name}`;
