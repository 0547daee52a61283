import 'server-only';
import { randomBytes } from 'node:crypto';
import { consume } from '../security/rate-limit';
import { keyedHash, sameBytes } from '../security/secrets';
import { addMs, MINUTE } from '../time/dates';

const CHALLENGE_MS = 5 * MINUTE;
const USES = { name: 'passkey-challenge', points: 1, duration: CHALLENGE_MS / 1000 };
const HEAD_BYTES = 6 + 16;

interface Binding {
  action: string;
  /** Cookie secret. Other browsers cannot answer the challenge. */
  browser: string;
}

function signChallenge(head: Buffer, { action, browser }: Binding): Uint8Array {
  return keyedHash('passkey-challenge', `${action} ${browser} ${head.toString('hex')}`);
}

export function newChallenge(binding: Binding, at: Date): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUIntBE(addMs(at, CHALLENGE_MS).getTime(), 0, 6);
  randomBytes(16).copy(head, 6);
  return new Uint8Array(Buffer.concat([head, signChallenge(head, binding)]));
}

/** @returns true once for each valid challenge */
export async function useChallenge(challenge: string, binding: Binding, at: Date): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url');
  const head = bytes.subarray(0, HEAD_BYTES);
  if (head.length < HEAD_BYTES || !sameBytes(bytes.subarray(HEAD_BYTES), signChallenge(head, binding))) return false;
  if (head.readUIntBE(0, 6) <= at.getTime()) return false;
  return (await consume([USES, challenge])).length === 0;
}
