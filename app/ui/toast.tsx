import { createRoot } from 'react-dom/client';
import { arrivalKey, createToastStore, parseToast, type ToastMessage } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

const store = createToastStore();

/** Shows a notification. Browser only; the first call adds the notification area to the page. */
export function toast(message: ToastMessage): void {
  showToaster();
  store.show(message);
}

/** Stores a notification for the next page. */
export function toastOnArrival(message: ToastMessage): void {
  try {
    sessionStorage.setItem(arrivalKey, JSON.stringify(message));
  } catch {
    // Without session storage the next page shows no notification.
  }
}

/** Shows the notification that the previous page stored, once. To be called from an effect. */
export function showArrivalToast(): void {
  try {
    const kept = sessionStorage.getItem(arrivalKey);
    sessionStorage.removeItem(arrivalKey);
    const message = kept && parseToast(kept);
    if (message) toast(message);
  } catch {
    // Without session storage, or with a malformed entry, there is nothing to show.
  }
}

/** Adds the empty notification area, so that screen readers know it before its first message. */
export function showToaster(): void {
  if (document.getElementById('notifications')) return;
  const root = document.createElement('div');
  root.id = 'notifications';
  document.body.append(root);
  createRoot(root).render(<Toaster store={store} />);
}
