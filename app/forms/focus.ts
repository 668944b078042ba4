import type { FieldErrors } from './rules.ts';

/**
 * Focuses the first field that has a message (WCAG 3.3.1).
 * @returns whether there is one.
 */
export function focusInvalid(form: HTMLFormElement, errors: FieldErrors): boolean {
  const invalid = [...form.elements].find(
    (control) => 'name' in control && errors[String(control.name)],
  );
  if (!(invalid instanceof HTMLElement)) return false;
  focusField(invalid);
  return true;
}

/**
 * Focuses a control and shows its whole field, clear of the fixed header (WCAG 2.4.11). The scroll
 * is explicit because WebKit's own on `focus()` ignores `scroll-padding` and hides the label.
 */
export function focusField(control: Control) {
  control.focus({ preventScroll: true });
  (control.labels?.[0]?.parentElement ?? control).scrollIntoView({ block: 'nearest' });
}

type Control = HTMLElement & { labels?: NodeListOf<HTMLElement> | null };

/** Focuses a field of a dialog and shows it, unless the visitor is typing in another part of the page. */
export function focusInDialog(field: Control | null | undefined): void {
  const active = document.activeElement;
  const isTyping = active?.matches('input, textarea, select');
  if (isTyping && !field?.closest('dialog')?.contains(active)) return;
  if (field) focusField(field);
}
