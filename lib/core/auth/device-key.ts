import 'server-only';
import { signatureOf } from '../security/signatures';

/**
 * The key with which one browser of one user encrypts what it keeps. Stored nowhere: whoever lacks the session or the
 * browser's secret can't have it.
 *
 * @param device 43 characters base64url, made and kept by the browser
 * @returns 32 bytes base64url; another one once AUTH_SECRET has changed
 */
export function deviceKey(userId: string, device: string): string {
  return signatureOf('device-key', `${userId}.${device}`);
}
