import { apiGet } from '../api/api-client';
import { bindPushSubscription } from '../api/own-subscription';
import { forgetReads, setQueryData } from '../api/query-client';
import type { RememberedUser } from '../storage/remembered';
import { countSignOuts, isSignOutFlagged } from '../storage/sign-out-flag';
import { forgetUser, rememberUser } from './remembered-user';

interface CheckedSession {
  authenticated: boolean;
  user: (RememberedUser & { email: string }) | null;
}

/** @returns undefined if the check failed; the failure is only logged (R2.14) */
export async function checkSession(): Promise<string | null | undefined> {
  // The user signed out offline, so the cookie may still be valid.
  if (isSignOutFlagged()) return null;
  const signOuts = countSignOuts();
  try {
    const { user } = await apiGet<CheckedSession>('/api/auth/session');
    // The user signed out after the request was sent.
    if (isSignOutFlagged() || countSignOuts() !== signOuts) return null;
    if (user) {
      rememberUser(user);
      void bindPushSubscription(user.id);
      setQueryData('/api/users/current', user);
    } else {
      await forgetSession();
    }
    return user ? user.id : null;
  } catch (error) {
    console.info('could not check the session', error);
  }
}

export async function forgetSession(): Promise<void> {
  forgetReads();
  await forgetUser();
}
