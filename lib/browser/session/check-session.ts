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

/** @returns undefined when the check failed, which is only logged (R2.14) */
export async function checkSession(): Promise<string | null | undefined> {
  // Signed out offline: the cookie may still be valid.
  if (isSignOutFlagged()) return null;
  const signOuts = countSignOuts();
  try {
    const { user } = await apiGet<CheckedSession>('/api/auth/session');
    // This answer is older than the sign-out.
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
    console.info('the session could not be checked', error);
  }
}

export async function forgetSession(): Promise<void> {
  forgetReads();
  await forgetUser();
}
