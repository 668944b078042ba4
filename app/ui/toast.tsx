import { createRoot } from 'react-dom/client';
import { createToastStore, handOver, type ToastMessage } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

const store = createToastStore();

/** Shows a notification. Browser only; the first call adds the notification area to the page. */
export function toast(message: ToastMessage): void {
  showToaster();
  store.show(message);
}

/** Keeps a notification for the page that the browser goes to next. */
export function toastOnArrival(message: ToastMessage): void {
  try {
    sessionStorage.setItem(handOver, JSON.stringify(message));
  } catch {
    // Without storage the next page says it in its own words only.
  }
}

/** Shows what the page before left with `toastOnArrival`, once. Call it from an effect. */
export function showArrivalToast(): void {
  try {
    const kept = sessionStorage.getItem(handOver);
    sessionStorage.removeItem(handOver);
    if (kept) toast(JSON.parse(kept));
  } catch {
    // As above.
  }
}

/** Adds the notification area, empty, so that a screen reader knows it before its first message. */
export function showToaster(): void {
  if (document.getElementById('notifications')) return;
  const root = document.createElement('div');
  root.id = 'notifications';
  document.body.append(root);
  createRoot(root).render(<Toaster store={store} />);
}
