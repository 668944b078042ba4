import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { type ReactNode, useState } from 'react';
import { settings as site } from '../../facts/settings.ts';
import { ApiError, callApi } from '../../forms/api.ts';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { passkeyErrors } from './copy.ts';

/**
 * Button that signs in with a passkey, or creates one with a setup link's token. The server's
 * challenge, the device's answer and the session's cookie are each one request.
 */
export function PasskeyButton({
  link,
  to,
  busy: busyText,
  look,
  children,
}: {
  /** Token of a setup link; without one the button signs in. */
  link?: string;
  /** Path to open then. */
  to: string;
  busy: string;
  look?: ButtonLook;
  children: ReactNode;
}) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const run = async () => {
    setBusy(true);
    setFailure('');
    try {
      await (link === undefined ? presentPasskey() : createPasskey(link));
      // The Back button must not return to this page, whose link or sign-in is used up.
      window.location.replace(to);
    } catch (error) {
      setFailure(explain(error));
      setBusy(false);
    }
  };
  return (
    <div className="noscript:hidden">
      <Button onClick={run} busy={busy} size="large" className="w-full" {...look}>
        {busy ? busyText : children}
      </Button>
      <p role="alert" className="mt-2 text-small text-danger empty:hidden">
        {failure}
      </p>
    </div>
  );
}

// Loaded with the first click: 3 KB that most visits don't need.
const webauthn = () => import('@simplewebauthn/browser');

async function presentPasskey(): Promise<void> {
  const { startAuthentication } = await webauthn();
  const optionsJSON = (await await post(
    'sign-in/options',
    {},
  )) as PublicKeyCredentialRequestOptionsJSON;
  await post('sign-in', { response: await startAuthentication({ optionsJSON }) });
}

async function createPasskey(token: string): Promise<void> {
  const { startRegistration } = await webauthn();
  const optionsJSON = (await post('setup/options', {
    token,
  })) as PublicKeyCredentialCreationOptionsJSON;
  await post('setup', { token, response: await startRegistration({ optionsJSON }) });
}

const post = (path: string, body: object) => callApi('POST', `/api/inbox/${path}`, { body });

function explain(error: unknown): string {
  if (error instanceof ApiError) return error.message.replace(/^\d+: /, '');
  if (typeof PublicKeyCredential === 'undefined') {
    return window.isSecureContext ? passkeyErrors.unsupported : passkeyErrors.wrongHost(site.url);
  }
  const { name } = error as Error;
  if (name === 'SecurityError') return passkeyErrors.wrongHost(site.url);
  if (name === 'InvalidStateError') return passkeyErrors.known;
  if (name === 'NotAllowedError' || name === 'AbortError') return passkeyErrors.canceled;
  return passkeyErrors.offline;
}
