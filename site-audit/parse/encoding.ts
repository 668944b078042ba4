/** Bytes in which a page may still declare its encoding; browsers follow a late one by reloading. */
const prescanned = 16_384;

/**
 * Decodes a page's bytes as browsers do: byte order mark, then the charset of the Content-Type
 * header, then the page's own declaration (https://html.spec.whatwg.org/#determining-the-character-encoding);
 * without any, UTF-8 if the bytes are valid UTF-8, else windows-1252.
 */
export function decodePage(
  bytes: Uint8Array,
  contentType: string | undefined,
): { text: string; encoding: string } {
  const encoding =
    byteOrderMark(bytes) ??
    decoderName(/charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType ?? '')?.[1]) ??
    declared(bytes) ??
    (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

function byteOrderMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return undefined;
}

/** The encoding's name by a label; undefined for a label that the standard doesn't know. */
function decoderName(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

/** Encoding named by `<meta charset>` or `<meta http-equiv=content-type>`, or by an XML declaration. */
function declared(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1')
    .decode(bytes.subarray(0, prescanned))
    .replace(/<!--.*?(?:-->|$)/gs, '');
  for (const [tag] of start.matchAll(/<meta[\s/][^>]{0,1000}>/gi)) {
    const label = /[\s/"';]charset\s*=\s*["']?\s*([^\s"';/>]+)/i.exec(tag)?.[1];
    const name = decoderName(label);
    // A page that could be read this far is not in UTF-16, whatever it says.
    if (name) return name.startsWith('utf-16') ? 'utf-8' : name;
  }
  const xml = /^<\?xml[^>]{0,200}?encoding\s*=\s*["']([^"']+)/.exec(start)?.[1];
  return decoderName(xml);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    // `stream` tolerates a character that a limit cut at the end.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
