import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

/** Length of a time step in seconds (RFC 6238, section 4.1), which every app uses. */
const period = 30;

/** Steps before and after the current one whose codes count: clocks differ, and typing takes time. */
const window = 1;

/** A new secret of 160 bits (RFC 4226, section 4) in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Time step whose code this is; null for a wrong one. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const digits = code.replace(/\s/g, '');
  const delta = totp({ secret }).validate({ token: digits, timestamp: now, window });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}

/** What an authenticator app needs: to scan, to open on the same phone, and to type in. */
export interface AppSetup {
  /** `otpauth:` address. */
  href: string;
  /** The secret in groups of four characters. */
  secret: string;
  /** The address as a QR code: the path of its dark modules, each 1 × 1, and the width of the drawing. */
  qr: { path: string; size: number };
}

/** @param label the account's name in the app; `issuer` the site's. */
export function appSetup(secret: string, label: string, issuer: string): AppSetup {
  const href = totp({ secret, label, issuer }).toString();
  const { data, size } = encode(href, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { href, secret: secret.replace(/.{4}(?!$)/g, '$& '), qr: { path, size } };
}

const totp = ({ secret, ...names }: { secret: string; label?: string; issuer?: string }) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), period });
