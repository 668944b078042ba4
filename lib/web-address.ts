/**
 * Adds `https://` to an address that people write without a scheme: `yourbakery.com`. All other texts
 * stay as they are. Shared by the forms, in the browser too, and the audit.
 */
export function withScheme(text: string): string {
  const typed = text.trim();
  return /^[^\s:/]+\.[^\s:/]+(:\d+)?([/?#]|$)/.test(typed) ? `https://${typed}` : typed;
}
