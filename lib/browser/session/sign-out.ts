import { endOwnPushes } from '../api/own-subscription';
import { forgetReads } from '../api/query-client';
import { deleteDrafts } from '../storage/drafts';
import { flagSignOut } from '../storage/sign-out-flag';
import { finishSignOut } from './finish-sign-out';
import { forgetUser } from './remembered-user';

/**
 * Signs out in this browser at once, with or without a connection: what it holds of the user goes first, then the
 * server ends the session, and notifications end with it. If it can't be told now, `components/shell/signed-out.tsx` tries again.
 */
export async function signOut(): Promise<void> {
  flagSignOut();
  forgetReads();
  try {
    deleteDrafts();
    await forgetUser();
  } catch (error) {
    console.error('what this browser holds of the user could not be deleted', error);
  }
  await Promise.all([endOwnPushes(), finishSignOut()]);
}
