/**
 * Service worker of the desk: shows notifications and opens what they are about. It handles no
 * requests and keeps no data. `publicKey` is the site's key for push services; the server adds it.
 */
/* global publicKey */

self.addEventListener('install', () => self.skipWaiting());

// Pages that are open already can then be sent to an entry.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  // A browser takes permission away from a worker that shows nothing.
  const { title, body, path, tag, silent } = event.data?.json() ?? {};
  const shown = self.registration.showNotification(title ?? 'The desk has news', {
    body: body ?? 'Tap to open it.',
    icon: '/icon-192.png',
    tag: tag ?? 'news',
    renotify: true,
    silent: silent === true,
    data: { path: path ?? '/inbox' },
  });
  event.waitUntil(shown);
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** Shows a page of the desk in the window that is open, or in a new one. */
async function open(path) {
  const url = new URL(path, self.location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [desk] = windows.filter((window) => /^\/inbox(\/|$)/.test(new URL(window.url).pathname));
  // A window that this worker doesn't control can't be sent elsewhere.
  const moved = await desk?.navigate(url).catch(() => null);
  if (!moved) return self.clients.openWindow(url);
  return moved.focus();
}

// The browser has given the device another address.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain(event.newSubscription));
});

async function subscribeAgain(given) {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = given ?? (await self.registration.pushManager.subscribe(options));
  await fetch('/api/inbox/devices', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(subscription),
  });
}
