import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { createCountdown } from './countdown.ts';
import { type Toast, type ToastStore, toastDuration } from './toast-store.ts';
import { useSwipeAway } from './use-swipe-away.ts';

/**
 * The notification area (spec.md section 9). F8 moves the focus to it, Escape dismisses, and hovering
 * or focusing a toast pauses its time (WCAG 2.2.1). The two live regions exist before their messages,
 * as screen readers require.
 */
export function Toaster({ store }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  const region = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const hasFocus = () => region.current?.contains(document.activeElement);
  const dismiss = (toast: Toast) => {
    const focused = hasFocus();
    store.dismiss(toast.id);
    if (focused && before.current instanceof HTMLElement) before.current.focus();
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F8') {
        if (!hasFocus()) before.current = document.activeElement;
        region.current?.focus();
      }
      if (event.key === 'Escape' && hasFocus()) store.snapshot().forEach(dismiss);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  const show = (tone: Toast['tone']) =>
    toasts
      .filter((toast) => toast.open && (toast.tone ?? 'plain') === tone)
      .map((toast) => <Card key={toast.id} toast={toast} onDismiss={dismiss} />);
  return (
    <section
      ref={region}
      aria-label="Notifications (F8)"
      tabIndex={-1}
      className="fixed inset-x-4 bottom-24 z-50 ml-auto max-w-sm rounded-card md:top-20 md:right-6 md:bottom-auto md:left-auto md:w-sm"
    >
      <div role="status">{show('plain')}</div>
      <div role="alert">{show('destructive')}</div>
    </section>
  );
}

function Card({ toast, onDismiss }: { toast: Toast; onDismiss: (toast: Toast) => void }) {
  const card = useRef<HTMLDivElement>(null);
  const dismiss = () => onDismiss(toast);
  const [countdown] = useState(() => createCountdown(toastDuration, dismiss));
  const swipe = useSwipeAway(dismiss);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const holdFrom = (target: EventTarget, begin: string, end: string) => {
      target.addEventListener(begin, () => countdown.hold(begin), { signal });
      target.addEventListener(end, () => countdown.release(begin), { signal });
    };
    holdFrom(window, 'blur', 'focus');
    if (card.current) {
      holdFrom(card.current, 'pointerenter', 'pointerleave');
      holdFrom(card.current, 'focusin', 'focusout');
    }
    countdown.start();
    return () => {
      countdown.stop();
      listening.abort();
    };
  }, [countdown]);
  const destructive = toast.tone === 'destructive';
  return (
    <div
      {...swipe}
      ref={card}
      className="relative flex touch-pan-y select-none gap-3 overflow-hidden rounded-card border border-hairline bg-surface p-4 pr-12 shadow-card transition duration-200 motion-reduce:transition-none starting:translate-x-6"
    >
      <span
        aria-hidden="true"
        className={classNames(
          'w-1 shrink-0 rounded-full',
          destructive ? 'bg-danger' : 'bg-positive',
        )}
      />
      <div className="text-small">
        <p className={classNames('font-semibold', destructive && 'text-danger')}>{toast.title}</p>
        {toast.description && <p className="text-muted">{toast.description}</p>}
      </div>
      <button
        type="button"
        onClick={dismiss}
        className="absolute top-1 right-1 grid size-11 place-items-center rounded-control text-muted hover:text-ink"
      >
        <span className="sr-only">Close notification</span>
        <svg
          viewBox="0 0 16 16"
          className="size-4 stroke-current"
          strokeWidth="1.75"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M3 3l10 10M13 3L3 13" />
        </svg>
      </button>
    </div>
  );
}
