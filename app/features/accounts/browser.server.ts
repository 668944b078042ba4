import type { Tx } from '../../../lib/db/client.ts';
import { forgetDevice, rememberDevice } from './devices.server.ts';
import { endSession, startSession } from './sessions.server.ts';

/** Tokens of a signed-in browser's cookies. */
export interface BrowserTokens {
  /** Its session. */
  token: string;
  /** The browser itself, known beyond the session. */
  device: string;
}

/** Tokens in the cookies of a browser that sent a request. */
export type SentTokens = { [name in keyof BrowserTokens]?: string | undefined };

/**
 * Signs a browser in: with a new session, and as a known device. Ends the session and the device that
 * its cookies had, for any account, because the new cookies replace them.
 */
export async function signInBrowser(
  tx: Tx,
  { userId, now }: { userId: string; now: number },
  previous: SentTokens,
): Promise<BrowserTokens> {
  if (previous.token !== undefined) await endSession(tx, previous.token);
  if (previous.device !== undefined) await forgetDevice(tx, previous.device);
  return {
    token: await startSession(tx, userId, now),
    device: await rememberDevice(tx, userId, now),
  };
}
