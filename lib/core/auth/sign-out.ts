import { deleteDrafts } from '../drafts';
import { endOwnPushes } from '../push/own-subscription';
import { forgetReads } from '../query/query-client';
import { finishSignOut } from './finish-sign-out';
import { forgetUser } from './remembered-user';
import { flagSignOut } from './sign-out-flag';

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
