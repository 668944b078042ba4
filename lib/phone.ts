/** An extension at the end of a number: `x7`, `ext. 12`, `#201`, `extensión 3`. */
const atEnd =
  /[\s,;(]*(?:\b(?:ext|extn|extensi[oó]n|anexo)\b|(?<=[\d\s)])x|#)[.:\s]*(\d{1,6})\)?\s*$/i;

/** A phone number as people write it, without its extension, and the extension's digits. */
export function splitExtension(phone: string): { number: string; extension?: string } {
  const [written, extension] = atEnd.exec(phone) ?? [];
  if (!written || !extension) return { number: phone };
  return { number: phone.slice(0, -written.length), extension };
}

/** A `tel:` address for a phone number as people write it (RFC 3966). */
export function telHref(phone: string): string {
  const { number, extension } = splitExtension(phone);
  const digits = number.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}${extension ? `;ext=${extension}` : ''}`;
}
