import { cookieNames } from '@/lib/core/config/cookies';
import { DAY } from '@/lib/core/time/durations';

const MAX_AGE_SECONDS = (30 * DAY) / 1000;

let count = 0;

/** Scripts cannot delete the session cookie. While the flag is set, the middleware opens no signed-in page. */
export function flagSignOut(): void {
  count += 1;
  document.cookie = `${cookieNames.signedOut}=true; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Lax`;
}

export function cancelSignOut(): void {
  document.cookie = `${cookieNames.signedOut}=; Max-Age=0; Path=/; SameSite=Lax`;
}

export function isSignOutFlagged(): boolean {
  return document.cookie.split('; ').includes(`${cookieNames.signedOut}=true`);
}

/** Sign-outs since this page was loaded. */
export function countSignOuts(): number {
  return count;
}

export function isLeaving(): boolean {
  return count > 0;
}
