import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import * as v from 'valibot';
import type { Database, Tx } from '../../../lib/db/client.ts';
import { fromJson, toFlag, toJson } from '../../../lib/db/columns.ts';
import { readJson } from '../../../lib/json.ts';
import type { Services } from '../../../lib/services.ts';
import type { SiteSettings } from '../../../lib/site-settings.ts';
import { hashToken } from '../accounts/sessions.server.ts';
import type { OwnerChallengeRow, OwnerPasskeyRow } from './tables.ts';

/** Time in ms for the owner to use the passkey. */
const challengeLifetime = 5 * 60_000;

type PasskeyServices = Pick<Services, 'db' | 'clock' | 'site'>;

// Loaded when first needed: its parsers of certificates take 0.3 s and 29 MB.
const webauthn = () => import('@simplewebauthn/server');

/** Passkeys belong to the site's host, and answer only there (WebAuthn, section 5.1.3). */
const hostOf = ({ url }: SiteSettings): string => new URL(url).hostname;

/** Algorithms that authenticators have: EdDSA, ES256, RS256. Node warns of the library's newer ones. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** What `navigator.credentials.create` gets, to make a passkey that knows its owner. */
export async function registrationOptions(
  services: PasskeyServices,
  { id, email }: { id: string; email: string },
) {
  const { generateRegistrationOptions } = await webauthn();
  const known = await passkeysOf(services.db.read, id);
  const options = await generateRegistrationOptions({
    rpID: hostOf(services.site),
    rpName: services.site.name,
    userID: Buffer.from(id),
    userName: email,
    userDisplayName: email,
    excludeCredentials: known.map((passkey) => ({
      id: passkey.id,
      transports: transportsOf(passkey),
    })),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(services, options.challenge, 'setup');
  return options;
}

/** What `navigator.credentials.get` gets: any passkey of this site, so nobody has to type an address. */
export async function authenticationOptions(services: PasskeyServices) {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: hostOf(services.site),
    userVerification: 'required',
  });
  await storeChallenge(services, options.challenge, 'sign-in');
  return options;
}

/**
 * Verifies a new passkey's answer, once for each challenge.
 * @returns the passkey; undefined for an answer that isn't to a challenge of ours, or is forged.
 */
export async function verifyNewPasskey(
  services: PasskeyServices,
  { ownerId, label, origin }: { ownerId: string; label: string; origin: string },
  answer: unknown,
): Promise<OwnerPasskeyRow | undefined> {
  const parsed = v.safeParse(registration, answer);
  if (!parsed.success) return undefined;
  const response = parsed.output as RegistrationResponseJSON;
  const challenge = await consumeChallenge(services, response.response.clientDataJSON, 'setup');
  if (challenge === undefined) return undefined;
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(services.site),
    supportedAlgorithmIDs,
  }).catch(refused);
  if (!verified?.verified) return undefined;
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    id: credential.id,
    owner_id: ownerId,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: toJson(response.response.transports ?? []),
    synced: toFlag(credentialBackedUp),
    label,
    created_at: services.clock(),
    used_at: null,
  };
}

/**
 * Verifies a passkey's signature, once for each challenge, and records the use.
 * @returns the passkey; undefined where it is unknown, forged or sent again.
 */
export async function verifyPasskey(
  services: PasskeyServices,
  origin: string,
  answer: unknown,
): Promise<OwnerPasskeyRow | undefined> {
  const parsed = v.safeParse(authentication, answer);
  if (!parsed.success) return undefined;
  const response = parsed.output as AuthenticationResponseJSON;
  const challenge = await consumeChallenge(services, response.response.clientDataJSON, 'sign-in');
  if (challenge === undefined) return undefined;
  const { db, clock } = services;
  const passkey = await findPasskey(db.read, response.id);
  const handle = Buffer.from(response.response.userHandle ?? '', 'base64url').toString();
  if (!passkey || handle !== passkey.owner_id) return undefined;
  const { verifyAuthenticationResponse } = await webauthn();
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(services.site),
    credential: {
      id: passkey.id,
      publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
      transports: transportsOf(passkey),
    },
  }).catch(refused);
  if (!verified?.verified) return undefined;
  const { newCounter: counter } = verified.authenticationInfo;
  await db.write((tx) =>
    tx
      .updateTable('owner_passkeys')
      .set({ counter, used_at: clock() })
      .where('id', '=', passkey.id)
      .execute(),
  );
  return passkey;
}

/** An owner's passkeys, oldest first. */
export function passkeysOf(read: Database['read'], ownerId: string): Promise<OwnerPasskeyRow[]> {
  return read
    .selectFrom('owner_passkeys')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Removes one of an owner's passkeys. @returns false where they have no such passkey. */
export async function removePasskey(tx: Tx, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('owner_passkeys')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function findPasskey(read: Database['read'], id: string): Promise<OwnerPasskeyRow | undefined> {
  return read.selectFrom('owner_passkeys').selectAll().where('id', '=', id).executeTakeFirst();
}

async function storeChallenge(
  { db, clock }: PasskeyServices,
  challenge: string,
  purpose: OwnerChallengeRow['purpose'],
): Promise<void> {
  const expires_at = clock() + challengeLifetime;
  await db.write((tx) =>
    tx
      .insertInto('owner_challenges')
      .values({ hash: hashToken(challenge), purpose, expires_at })
      .execute(),
  );
}

/** Takes the challenge that an answer names, in the database, so that no process takes it again. */
async function consumeChallenge(
  { db, clock }: PasskeyServices,
  clientDataJSON: string,
  purpose: OwnerChallengeRow['purpose'],
): Promise<string | undefined> {
  const challenge = challengeOf(clientDataJSON);
  if (challenge === undefined) return undefined;
  const used = await db.write((tx) =>
    tx
      .deleteFrom('owner_challenges')
      .where('hash', '=', hashToken(challenge))
      .where('purpose', '=', purpose)
      .where('expires_at', '>', clock())
      .executeTakeFirst(),
  );
  return used.numDeletedRows > 0n ? challenge : undefined;
}

function challengeOf(clientDataJSON: string): string | undefined {
  const text = Buffer.from(clientDataJSON, 'base64url').toString();
  return readJson(v.object({ challenge: v.string() }), text)?.challenge;
}

/** The library throws for everything that it refuses. */
const refused = () => undefined;

const transportsOf = ({ transports }: OwnerPasskeyRow) =>
  fromJson(v.array(v.string()), transports) as AuthenticatorTransport[];

const credential = {
  id: v.string(),
  rawId: v.string(),
  type: v.literal('public-key'),
  clientExtensionResults: v.optional(v.record(v.string(), v.unknown()), {}),
};

const registration = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: v.string(),
    attestationObject: v.string(),
    transports: v.optional(v.pipe(v.array(v.string()), v.maxLength(10))),
  }),
});

const authentication = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: v.string(),
    authenticatorData: v.string(),
    signature: v.string(),
    userHandle: v.string(),
  }),
});
