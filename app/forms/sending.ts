/** How a form's entries came. */
export interface Sending {
  /** Their idempotency key. */
  key: string | undefined;
  /** The client's network address. */
  source: string | undefined;
}
