/**
 * What a visitor has typed, kept for this tab until it is sent, so that an accidental reload loses
 * nothing. Every function also works where the browser refuses storage: then nothing is kept.
 */
export interface Draft {
  /** Entries by the control's name. */
  values: Record<string, string>;
  /** The last attempt at sending: the same entries go out under the same key. */
  attempt?: Attempt;
}

export interface Attempt {
  /** Value of the `Idempotency-Key` header. */
  key: string;
  /** The exact body. */
  body: string;
  /** The entries that it was made of. */
  entries: string;
}

const memory = new Map<string, Draft>();
/** Attempts whose body holds a password, which is never stored. */
const secretAttempts = new Map<string, Attempt>();

export function readDraft(form: string): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(form)) ?? 'null') ?? memory.get(form);
  } catch {
    return memory.get(form);
  }
}

/** Keeps the entries; the attempt made before stays known. */
export function saveEntries(form: string, values: Record<string, string>): void {
  if (Object.keys(values).length === 0) clearDraft(form);
  else write(form, { ...readDraft(form), values });
}

export function clearDraft(form: string): void {
  memory.delete(form);
  secretAttempts.delete(form);
  try {
    sessionStorage.removeItem(storageKey(form));
  } catch {
    // Nothing was kept.
  }
}

/**
 * The body to send and its idempotency key. Entries that were tried before (a double click, a retry,
 * a reload while waiting) give the same two again; changed entries give a new key.
 *
 * @param entries what the visitor has entered, checked.
 * @param extra what else the body holds, read at the first attempt only.
 * @param secret the entries hold a password: the attempt is kept in this page's memory alone.
 */
export function attemptFor(form: string, entries: object, extra: object, secret = false): Attempt {
  const draft = readDraft(form);
  const known = secret ? secretAttempts.get(form) : draft?.attempt;
  const text = JSON.stringify(entries);
  if (known?.entries === text) return known;
  const attempt = {
    key: randomKey(),
    body: JSON.stringify({ ...entries, ...extra }),
    entries: text,
  };
  if (secret) secretAttempts.set(form, attempt);
  else write(form, { values: draft?.values ?? {}, attempt });
  return attempt;
}

function write(form: string, draft: Draft): void {
  memory.set(form, draft);
  try {
    sessionStorage.setItem(storageKey(form), JSON.stringify(draft));
  } catch {
    // The copy in memory serves until the page is left.
  }
}

function storageKey(form: string): string {
  return `draft:${form}`;
}

/** 128 random bits; `crypto.randomUUID` is missing where a site is tried by plain http. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
