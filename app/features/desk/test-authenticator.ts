import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** Fields of the server's options that an authenticator uses. */
interface Options {
  challenge: string;
  user?: { id: string };
}

/**
 * An authenticator in software (WebAuthn, section 6): one ES256 key, always with user verification.
 * Its answers are real, so a test can also send them twice, late, or from another origin.
 */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const rpHash = createHash('sha256').update(new URL(origin).hostname).digest();
  let userHandle = '';
  let counter = 0;
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (flags: number, more: readonly Buffer[] = []) => {
    const count = Buffer.alloc(4);
    counter += 1;
    count.writeUInt32BE(counter);
    return Buffer.concat([rpHash, Buffer.of(flags), count, ...more]);
  };
  const answer = (response: Record<string, unknown>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    /** Answer to `navigator.credentials.create`. */
    create({ challenge, user }: Options) {
      userHandle = user?.id ?? userHandle;
      const length = Buffer.of(0, id.length);
      // COSE key (RFC 9053): EC2, ES256, P-256, x, y.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const data = authData(0x45, [Buffer.alloc(16), length, id, key]);
      // CBOR: {fmt: 'none', attStmt: {}, authData}.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.of(data.length),
        data,
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    /** Answer to `navigator.credentials.get`. */
    get({ challenge }: Options, { verified = true } = {}) {
      const data = authData(verified ? 0x05 : 0x01);
      const client = clientData('webauthn.get', challenge);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
        userHandle,
      });
    },
  };
}
