import { type PointerEvent, useRef } from 'react';
import { toastSwipe } from './toast-store.ts';

/** Drags an element to the right; from `toastSwipe` pixels it is dismissed, before that it springs back. */
export function useSwipeAway(onDismiss: () => void) {
  const start = useRef<number | null>(null);

  function move(element: HTMLElement, by: number) {
    // `style-src 'self'` allows styles set by script, unlike a style attribute in HTML.
    element.style.transform = by > 0 ? `translateX(${by}px)` : '';
    element.style.transitionProperty = by > 0 ? 'none' : '';
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current !== null) move(event.currentTarget, event.clientX - start.current);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (start.current === null) return;
      const by = event.clientX - start.current;
      start.current = null;
      if (by >= toastSwipe) onDismiss();
      else move(event.currentTarget, 0);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      start.current = null;
      move(event.currentTarget, 0);
    },
  };
}
