/** Constants of the notifications (spec.md section 9). */
export const toastLimit = 1;
/** Milliseconds that a toast stays, not counting while it is pointed at or focused. */
export const toastDuration = 5_000;
/** Milliseconds from its dismissal until a toast is forgotten; it is invisible meanwhile. */
export const toastRemoveDelay = 1_000_000;
/** CSS pixels to the right after which a swipe dismisses. */
export const toastSwipe = 50;

/** Where a notification for the next page is kept. */
export const handOver = 'toast';

/** Whether the page before has left a notification with `toastOnArrival`. Browser only. */
export function hasArrivalToast(): boolean {
  try {
    return sessionStorage.getItem(handOver) !== null;
  } catch {
    return false;
  }
}

export interface ToastMessage {
  title: string;
  description?: string;
  /** `destructive` interrupts a screen reader (`role="alert"`), `plain` waits its turn. */
  tone?: 'plain' | 'destructive';
}

export interface Toast extends ToastMessage {
  id: number;
  open: boolean;
}

export type ToastStore = ReturnType<typeof createToastStore>;

/** Holds at most `toastLimit` toasts, the newest first. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    snapshot: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Shows a message in place of the one that is there. */
    show(message: ToastMessage): number {
      lastId += 1;
      set([{ ...message, id: lastId, open: true }, ...toasts].slice(0, toastLimit));
      return lastId;
    },
    dismiss(id: number): void {
      if (!toasts.some((toast) => toast.id === id && toast.open)) return;
      set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
      setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), toastRemoveDelay);
    },
  };
}
