/** Something to fix or confirm before the site opens. */
export interface Finding {
  /**
   * - `wrong`: does not work as configured
   * - `placeholder`: still the default
   * - `unconfirmed`: visitors read or rely on it, and nobody has confirmed it
   * - `note`: possibly intended
   */
  kind: 'wrong' | 'placeholder' | 'unconfirmed' | 'note';
  what: string;
  why: string;
  fix: string;
}

/** First line of an error's message, or of its cause's. */
export function reason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code, message } = cause as { code?: string; message?: string };
  return (message || code || String(cause)).split('\n')[0] ?? '';
}
