import { apiGet } from '../api/api-client';
import { claimOwnPushes } from '../api/own-subscription';
import { forgetReads, putRead } from '../api/query-client';
import type { RememberedUser } from '../storage/remembered';
import { isSignOutFlagged } from '../storage/sign-out-flag';
import { forgetUser, rememberUser } from './remembered-user';

interface CheckedSession {
  authenticated: boolean;
  user: (RememberedUser & { email: string }) | null;
}

/**
 * Asks whether the session still lives and remembers whose it is.
 * @returns the id of the user, null when there is none, undefined when nobody could tell: that is only logged (R2.14)
 */
export async function checkSession(): Promise<string | null | undefined> {
  // Signed out without a connection: the cookie may still live, its owner has left.
  if (isSignOutFlagged()) return null;
  try {
    const { user } = await apiGet<CheckedSession>('/api/auth/session');
    // Somebody may have signed out while the answer was on its way.
    if (isSignOutFlagged()) return null;
    if (user) {
      rememberUser(user);
      void claimOwnPushes(user.id);
      putRead('/api/users/current', user);
    } else {
      await forgetSession();
    }
    return user ? user.id : null;
  } catch (error) {
    console.info('the session could not be checked', error);
  }
}

/** Forgets who was signed in, and everything that was read for them. */
export async function forgetSession(): Promise<void> {
  forgetReads();
  await forgetUser();
}
