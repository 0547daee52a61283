import 'server-only';
import { keyedHash, sameBytes } from './secrets';

export function signatureOf(purpose: string, text: string): string {
  return Buffer.from(keyedHash(purpose, text)).toString('base64url');
}

export function isSignatureOf(purpose: string, text: string, signature: string): boolean {
  return sameBytes(keyedHash(purpose, text), Buffer.from(signature, 'base64url'));
}

export function signMoment(purpose: string, subject: string, moment: Date): string {
  const stamp = moment.getTime().toString(36);
  return `${stamp}.${signatureOf(purpose, `${subject}.${stamp}`)}`;
}

export function readSignedMoment(purpose: string, subject: string, token: string): number | null {
  const [stamp = '', signature = ''] = token.split('.');
  const valid = /^[0-9a-z]{1,12}$/.test(stamp) && isSignatureOf(purpose, `${subject}.${stamp}`, signature);
  return valid ? Number.parseInt(stamp, 36) : null;
}
