/** Constants of the notifications (spec.md section 9). */
export const toastLimit = 1;
/** Time in ms that a toast stays, not counting while it is hovered or focused. */
export const toastDuration = 5_000;
/** Time in ms from a toast's dismissal until it is removed; it is invisible meanwhile. */
export const toastRemoveDelay = 1_000_000;
/** Distance in CSS pixels to the right from which a swipe dismisses. */
export const toastSwipe = 50;

/** Session storage key of a notification for the next page. */
export const arrivalKey = 'toast';

/** Whether the previous page stored a notification with `toastOnArrival`. Browser only. */
export function hasArrivalToast(): boolean {
  try {
    return sessionStorage.getItem(arrivalKey) !== null;
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

/** Parses a stored notification; undefined for anything else. */
export function parseToast(json: string): ToastMessage | undefined {
  const { title, description, tone } = Object(JSON.parse(json)) as Record<string, unknown>;
  if (typeof title !== 'string') return undefined;
  return {
    title,
    ...(typeof description === 'string' && { description }),
    ...(tone === 'destructive' && { tone }),
  };
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
    /** Shows a message, which replaces the current one. */
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
