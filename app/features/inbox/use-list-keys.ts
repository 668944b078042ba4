import { useEffect } from 'react';

/** Whether a key belongs to a field or to a shortcut of the browser. */
export function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const field =
    target instanceof HTMLElement &&
    target.closest('input:not([type=checkbox]), textarea, select, dialog');
  return Boolean(field) || ctrlKey || metaKey || altKey;
}

/** Keys of the list: `j` and `k` move, `x` selects, `/` searches. Enter opens the link in focus. */
export function useListKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      const rows = [...document.querySelectorAll<HTMLElement>('[data-entry]')];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const focus = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('a')?.focus();
      const actions: Record<string, () => void> = {
        j: () => focus(rows[at + 1] ?? rows.at(-1)),
        k: () => focus(rows[Math.max(0, at - 1)]),
        x: () => rows[at]?.querySelector<HTMLInputElement>('[name=ids]')?.click(),
        '/': () => document.querySelector<HTMLInputElement>('#search')?.focus(),
      };
      const action = actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
