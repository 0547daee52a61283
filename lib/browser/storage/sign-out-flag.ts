import { cookieNames } from '@/lib/core/config/cookies';
import { DAY } from '@/lib/core/time/durations';

/** As long as a session can live (session.ts). */
const MAX_AGE_SECONDS = (30 * DAY) / 1000;

let flaggedHere = false;

/**
 * Says that this browser has signed out, though the server may not know it yet: scripts can't delete the cookie of the
 * session. While it is there the middleware opens no page of the former user.
 */
export function flagSignOut(): void {
  flaggedHere = true;
  document.cookie = `${cookieNames.signedOut}=true; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Lax`;
}

/** The server knows, or somebody has signed in. */
export function cancelSignOut(): void {
  document.cookie = `${cookieNames.signedOut}=; Max-Age=0; Path=/; SameSite=Lax`;
}

/** Whether the server still has to be told. */
export function isSignOutFlagged(): boolean {
  return document.cookie.split('; ').includes(`${cookieNames.signedOut}=true`);
}

/** Whether it was this load of the page that signed out: whoever asked for it is on the way to the landing page. */
export function isLeaving(): boolean {
  return flaggedHere;
}
