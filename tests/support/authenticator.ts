import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { env } from '@/lib/core/config/env';

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data as string).toString('base64url');
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

interface Answered {
  challenge: string;
  origin?: string;
  rpId?: string;
  /** False if the authenticator asked for no finger, face or PIN. */
  isVerified?: boolean;
}

/** Software authenticator with one ES256 passkey (WebAuthn Level 3, section 6). */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  counter = 0;

  create(answerParts: Answered) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const coordinates = [x, y].map((part) => Buffer.from(part, 'base64url'));
    const [head, middle] = ['a5010203262001215820', '225820'].map((hex) => Buffer.from(hex, 'hex'));
    const cose = Buffer.concat([head as Buffer, coordinates[0] as Buffer, middle as Buffer, coordinates[1] as Buffer]);
    const length = Buffer.from([0, this.id.length]);
    const data = Buffer.concat([this.#data(answerParts, 0x40), Buffer.alloc(16), length, this.id, cose]);
    const attestation = Buffer.concat([
      ...[Buffer.from([0xa3]), cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
      ...[cborText('authData'), Buffer.from([0x58, data.length]), data],
    ]);
    return {
      ...{ credentialId: base64url(this.id), clientData: base64url(this.#client('webauthn.create', answerParts)) },
      ...{ attestation: base64url(attestation), transports: ['internal' as const] },
    };
  }

  get(answerParts: Answered) {
    this.counter += 1;
    const [client, data] = [this.#client('webauthn.get', answerParts), this.#data(answerParts, 0)];
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey);
    return {
      ...{ credentialId: base64url(this.id), clientData: base64url(client), authenticatorData: base64url(data) },
      ...{ signature: base64url(signature), rememberMe: true },
    };
  }

  #client(type: string, { challenge, origin = new URL(env().APP_URL).origin }: Answered): string {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false });
  }

  #data({ rpId = new URL(env().APP_URL).hostname, isVerified = true }: Answered, more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([1 | (isVerified ? 4 : 0) | more]), counter]);
  }
}
