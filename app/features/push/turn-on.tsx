import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { settings as site } from '../../facts/settings.ts';
import { ApiError, callApi } from '../../forms/api.ts';
import { Button } from '../../ui/button.tsx';
import { deviceErrors, devices as text } from './copy.ts';

/** Where the desk's service worker is, and which pages it is for. */
const worker = { path: '/inbox/worker.js', scope: '/inbox' };

/** Id of this browser as a device; undefined where it has no notifications, and before it is known. */
export function useThisDevice() {
  const [id, setId] = useState<string>();
  const look = async () => setId(await thisDevice());
  useEffect(() => {
    void thisDevice().then(setId);
  }, []);
  return { id, look };
}

/** Button that asks the browser for permission and subscribes it; says so once it is done. */
export function TurnOn({
  publicKey,
  isOn,
  onChange,
}: {
  publicKey: string;
  isOn: boolean;
  onChange: () => Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const { revalidate } = useRevalidator();
  const run = async () => {
    setBusy(true);
    setFailure('');
    try {
      await turnOn(publicKey);
      await onChange();
      await revalidate();
    } catch (error) {
      setFailure(explain(error));
    }
    setBusy(false);
  };
  return (
    <div className="noscript:hidden">
      {isOn ? (
        <p className="font-semibold">{text.on}</p>
      ) : (
        <Button onClick={run} busy={busy}>
          {busy ? text.turningOn : text.turnOn}
        </Button>
      )}
      <p role="alert" className="mt-2 text-small text-danger empty:hidden">
        {failure}
      </p>
    </div>
  );
}

async function thisDevice(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration(worker.scope);
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return undefined;
  const bytes = new TextEncoder().encode(subscription.endpoint);
  return base64url(await crypto.subtle.digest('SHA-256', bytes));
}

/** @throws {Refused} for a reason that the owner can do something about. */
async function turnOn(publicKey: string): Promise<void> {
  if (!window.isSecureContext) throw new Refused(deviceErrors.insecure(site.url));
  if (!('PushManager' in window && 'Notification' in window)) {
    throw new Refused(isIos() ? text.homeScreen.text : deviceErrors.unsupported);
  }
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new Refused(deviceErrors.blocked);
  }
  const registration = await navigator.serviceWorker.register(worker.path, { scope: worker.scope });
  await navigator.serviceWorker.ready;
  await callApi('POST', '/api/inbox/devices', {
    body: (await subscribe(registration, publicKey)).toJSON(),
  });
}

async function subscribe({ pushManager }: ServiceWorkerRegistration, publicKey: string) {
  try {
    const known = await pushManager.getSubscription();
    const key = known?.options.applicationServerKey;
    if (known && key && base64url(key) === publicKey) return known;
    // It belongs to other keys, which the site doesn't have any more.
    await known?.unsubscribe();
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  } catch {
    throw new Refused(deviceErrors.failed);
  }
}

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** An iPhone or iPad, whose browsers have notifications only on the home screen. */
const isIos = () => 'standalone' in navigator;

class Refused extends Error {}

function explain(error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof ApiError) return error.message.replace(/^\d+: /, '');
  return deviceErrors.offline;
}
