import { unsubscribePush } from '../api/own-subscription';
import { forgetReads } from '../api/query-client';
import { deleteDrafts } from '../storage/drafts';
import { flagSignOut } from '../storage/sign-out-flag';
import { finishSignOut } from './finish-sign-out';
import { forgetUser } from './remembered-user';

/** Works offline: clears this browser first; `components/shell/signed-out.tsx` retries the call to the server. */
export async function signOut(): Promise<void> {
  flagSignOut();
  forgetReads();
  try {
    deleteDrafts();
    await forgetUser();
  } catch (error) {
    console.error('what this browser holds of the user could not be deleted', error);
  }
  await Promise.all([unsubscribePush(), finishSignOut()]);
}
