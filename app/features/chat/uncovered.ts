import { type RefObject, useEffect } from 'react';

/** Whether the open panel covers half of the page: there it comes closed, and gives way to forms. */
export const isPhone = () => globalThis.innerWidth < 768;

/**
 * Keeps the focused element visible while the panel is open (WCAG 2.4.11): scrolls the page until the
 * panel no longer covers it, and calls `giveWay` when the page can't scroll far enough, or
 * at once for a form on a phone.
 */
export function useUncovered(panel: RefObject<HTMLElement | null>, giveWay: () => void): void {
  useEffect(() => {
    function onFocus({ target }: FocusEvent) {
      const cover = panel.current;
      if (!(target instanceof Element) || !cover || cover.contains(target)) return;
      if (isPhone() && target.closest('form')) return giveWay();
      // After the browser has scrolled on its own.
      requestAnimationFrame(() => {
        if (!covers(cover, target)) return;
        const { bottom } = target.getBoundingClientRect();
        window.scrollBy({ top: bottom - cover.getBoundingClientRect().top + 16 });
        if (covers(cover, target)) giveWay();
      });
    }
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [panel, giveWay]);
}

/** Whether `target` is covered entirely. */
function covers(cover: Element, target: Element): boolean {
  const over = cover.getBoundingClientRect();
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return left >= over.left && right <= over.right && top >= over.top && bottom <= over.bottom;
}
