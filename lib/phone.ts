/** An extension at the end of a number: `x7`, `ext. 12`, `#201`, `extensión 3`. */
const atEnd =
  /[\s,;(]*(?:\b(?:ext|extn|extensi[oó]n|anexo)\b|(?<=[\d\s)])x|#)[.:\s]*(\d{1,6})\)?\s*$/i;

/** A phone number as people write it, without its extension, and the extension's digits. */
export function splitExtension(phone: string): { number: string; extension?: string } {
  const [written, extension] = atEnd.exec(phone) ?? [];
  if (!written || !extension) return { number: phone };
  return { number: phone.slice(0, -written.length), extension };
}

/** A `tel:` address for a number of North America as people write it (RFC 3966). */
export const telHref = (phone: string): string =>
  telOf(phone, (digits) => `+${digits.length === 10 ? '1' : ''}${digits}`);

/**
 * A `tel:` address that dials the digits as they were typed: a visitor's number may lack an area code or
 * belong to another country.
 */
export const telAsTyped = (phone: string): string =>
  telOf(phone, (digits, number) => (number.includes('+') ? `+${digits}` : digits));

function telOf(phone: string, dialed: (digits: string, number: string) => string): string {
  const { number, extension } = splitExtension(phone);
  const after = extension ? `;ext=${extension}` : '';
  return `tel:${dialed(number.replace(/\D/g, ''), number)}${after}`;
}
