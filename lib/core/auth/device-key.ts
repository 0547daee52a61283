import 'server-only';
import { signatureOf } from '../security/signatures';

/**
 * Key with which one user's browser encrypts its stored data. The server derives it each time and stores it nowhere, so
 * it takes both the session and the browser's secret to get it.
 * @param device 43 characters base64url, created and stored by the browser
 * @returns 32 bytes base64url; changes with AUTH_SECRET
 */
export function deviceKey(userId: string, device: string): string {
  return signatureOf('device-key', `${userId}.${device}`);
}
