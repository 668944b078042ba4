import { type Attribution, attributionOf } from './attribution.ts';
import type { FieldErrors } from './rules.ts';

/** A form page's answer to a post that it could not accept: the page again, entries kept. */
export interface Rejected {
  entries: Record<string, string>;
  errors: FieldErrors;
  /** The entries are fine and the fault is ours. */
  failed: boolean;
}

/** Text controls of a posted form; files are not expected and are left out. */
export async function readPost(request: Request): Promise<Record<string, string>> {
  const entries: Record<string, string> = {};
  for (const [name, value] of await request.formData()) {
    if (typeof value === 'string') entries[name] = value;
  }
  return entries;
}

/** Where a post without JavaScript came from: the form page's own address, which may have UTM fields. */
export function postedFrom(request: Request): Attribution | undefined {
  const referer = request.headers.get('referer');
  if (!referer || !URL.canParse(referer)) return undefined;
  const { pathname, search, host } = new URL(referer);
  if (host !== new URL(request.url).host) return undefined;
  const page = pathname + search;
  return attributionOf([page, page, '']);
}
