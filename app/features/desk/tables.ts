import type { Flag, Json, Time } from '../../../lib/db/columns.ts';

/** Somebody who may use the desk. Owners and customers have nothing in common but the site. */
export interface OwnerRow {
  id: string;
  /** In lower case, so that it is unique in any spelling. */
  email: string;
  /** An Argon2id hash in PHC string format; null without a password. */
  password: string | null;
  /** Secret of the authenticator app in base32; null without a password. */
  totp_secret: string | null;
  /** Time step of the last code that was accepted: no code works twice (RFC 6238, section 5.2). */
  totp_step: number | null;
  created_at: Time;
}

/** A one-time link with which an owner sets up a way to sign in. */
export interface OwnerLinkRow {
  /** SHA-256 of the token. */
  token_hash: string;
  owner_id: string;
  /** Secret that the authenticator app gets if the owner chooses a password, in base32. */
  totp_secret: string;
  created_at: Time;
  expires_at: Time;
}

/** An owner's passkey. */
export interface OwnerPasskeyRow {
  /** The credential's id, base64url. */
  id: string;
  owner_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** Signatures so far, as the authenticator counts them; 0 where it doesn't. */
  counter: number;
  /** How the browser reaches it, as a list of WebAuthn's names. */
  transports: Json;
  /** Whether the owner's other devices have it too. */
  synced: Flag;
  /** Browser in which it was made, such as `Chrome on Android`. */
  label: string;
  created_at: Time;
  used_at: Time | null;
}

/** A challenge that a passkey has to sign, once. */
export interface OwnerChallengeRow {
  /** SHA-256 of the challenge. */
  hash: string;
  purpose: 'sign-in' | 'setup';
  expires_at: Time;
}

/** A browser in which an owner is signed in. The token itself is only in its cookie. */
export interface OwnerSessionRow {
  id: string;
  /** SHA-256 of the token. */
  token_hash: string;
  owner_id: string;
  /** Such as `Chrome on Android`. */
  label: string;
  created_at: Time;
  used_at: Time;
  expires_at: Time;
}

/** An entry of the audit log: who did what with which record, and when. It holds no personal data. */
export interface OwnerActionRow {
  id: string;
  /** The owner's id, also once they are removed. */
  owner_id: string;
  /** In a few words, such as `opened`: the log shows it as it is. */
  action: string;
  /** Kind of the record, such as `lead`; null for what is about the owner's own account. */
  kind: string | null;
  /** Id of the record. */
  record_id: string | null;
  at: Time;
}

declare module '../../../lib/db/tables.ts' {
  interface Tables {
    owners: OwnerRow;
    owner_links: OwnerLinkRow;
    owner_passkeys: OwnerPasskeyRow;
    owner_challenges: OwnerChallengeRow;
    owner_sessions: OwnerSessionRow;
    owner_actions: OwnerActionRow;
  }
}
