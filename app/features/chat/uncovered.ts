import { type RefObject, useEffect } from 'react';

/**
 * Keeps what has the keyboard's focus out from behind the panel (WCAG 2.4.11): scrolls the page until
 * it shows, and calls `giveWay` where the page has no room left to scroll.
 */
export function useUncovered(panel: RefObject<HTMLElement | null>, giveWay: () => void): void {
  useEffect(() => {
    function onFocus({ target }: FocusEvent) {
      const cover = panel.current;
      if (!(target instanceof Element) || !cover || cover.contains(target)) return;
      // After the browser's own scrolling.
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

/** Whether nothing of `target` shows. */
function covers(cover: Element, target: Element): boolean {
  const over = cover.getBoundingClientRect();
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return left >= over.left && right <= over.right && top >= over.top && bottom <= over.bottom;
}
