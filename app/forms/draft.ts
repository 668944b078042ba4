/*
 * A draft is what a visitor has typed, kept for this tab until it is sent, so that an accidental
 * reload loses nothing. Where the browser refuses storage, drafts live in this page's memory.
 */

export interface Draft {
  /** Entries by the control's name. */
  values: Record<string, string>;
  /** The last attempt to send: the same entries are sent again under the same key. */
  attempt?: Attempt;
}

export interface Attempt {
  /** Value of the `Idempotency-Key` header. */
  key: string;
  /** The exact body. */
  body: string;
  /** The entries it was made from, as JSON. */
  entries: string;
}

/**
 * Key of a form's draft in the tab's storage. The page has it in the form's `data-draft`, where
 * `startDraftIslands` finds it.
 */
export function draftKey(form: string): string {
  return `draft:${form}`;
}

const memory = new Map<string, Draft>();
/** Attempts whose body has a password, which is never stored. */
const secretAttempts = new Map<string, Attempt>();

export function readDraft(form: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftKey(form)) ?? 'null');
    return isDraft(stored) ? stored : memory.get(form);
  } catch {
    return memory.get(form);
  }
}

/** Saves the entries and keeps the last attempt; without entries, the draft is removed. */
export function saveEntries(form: string, values: Record<string, string>): void {
  if (Object.keys(values).length === 0) clearDraft(form);
  else write(form, { ...readDraft(form), values });
}

export function clearDraft(form: string): void {
  memory.delete(form);
  secretAttempts.delete(form);
  try {
    sessionStorage.removeItem(draftKey(form));
  } catch {
    // Nothing was stored.
  }
}

/**
 * The body to send and its idempotency key. Entries that were tried before (a double click, a retry,
 * a reload while waiting) get the same two again; changed entries get a new key.
 *
 * @param entries what the visitor has entered, validated.
 * @param extra other fields of the body; read at the first attempt only.
 * @param secret the entries have a password: the attempt is kept in this page's memory only.
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

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A visitor's entries by the control's name, without passwords, which are never saved. */
export function entriesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    controlsOf(form)
      .filter((control) => !isBlank(control))
      .map(({ name, value }) => [name, value]),
  );
}

/** The controls without an entry. */
export function blankControls(form: HTMLFormElement): Control[] {
  return controlsOf(form).filter(isBlank);
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((element): element is Control => {
    if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) return true;
    return (
      element instanceof HTMLInputElement &&
      !['password', 'hidden', 'checkbox'].includes(element.type) &&
      // A password field that shows its text has `type="text"`.
      !element.autocomplete.endsWith('password')
    );
  });
}

/** A select is blank while it shows its placeholder, a disabled option. */
function isBlank(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return !!control.selectedOptions[0]?.disabled;
  return control.value === '';
}

function write(form: string, draft: Draft): void {
  memory.set(form, draft);
  try {
    sessionStorage.setItem(draftKey(form), JSON.stringify(draft));
  } catch {
    // The copy in memory lasts until the visitor leaves the page.
  }
}

/** Whether a stored value is a draft as `write` stores it. */
function isDraft(stored: unknown): stored is Draft {
  if (!isStringRecord(stored, 'values')) return false;
  return !('attempt' in stored) || isStringRecord(stored, 'attempt');
}

function isStringRecord<K extends string>(holder: unknown, key: K): holder is Record<K, object> {
  if (typeof holder !== 'object' || holder === null) return false;
  const record: unknown = Reflect.get(holder, key);
  return (
    typeof record === 'object' &&
    record !== null &&
    Object.values(record).every((value) => typeof value === 'string')
  );
}

/** 128 random bits in hex; `crypto.randomUUID` is missing on plain-HTTP pages. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
