import { cookieNames } from '@/lib/core/config/cookies';
import { DAY } from '@/lib/core/time/durations';

const MAX_AGE_SECONDS = (30 * DAY) / 1000;

let signOuts = 0;

/** Sets a flag with which the middleware blocks signed-in pages, because scripts cannot delete the session cookie. */
export function flagSignOut(): void {
  signOuts += 1;
  document.cookie = `${cookieNames.signedOut}=true; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Lax`;
}

export function cancelSignOut(): void {
  document.cookie = `${cookieNames.signedOut}=; Max-Age=0; Path=/; SameSite=Lax`;
}

export function isSignOutFlagged(): boolean {
  return document.cookie.split('; ').includes(`${cookieNames.signedOut}=true`);
}

export function countSignOuts(): number {
  return signOuts;
}

export function isLeaving(): boolean {
  return signOuts > 0;
}
