import { unsubscribePush } from '../api/own-subscription';
import { forgetReads } from '../api/query-client';
import { deleteWaiting } from '../outbox/records';
import { forgetWaiting } from '../outbox/waiting-list';
import { deleteReceived } from '../received/received-files';
import { deleteDrafts } from '../storage/drafts';
import { rememberedUser } from '../storage/remembered';
import { flagSignOut } from '../storage/sign-out-flag';
import { destroyVault } from '../vault/vault';
import { finishSignOut } from './finish-sign-out';
import { forgetUser } from './remembered-user';

export async function signOut(): Promise<void> {
  const user = rememberedUser();
  flagSignOut();
  forgetReads();
  try {
    deleteDrafts();
    if (user) forgetWaiting(user.id);
    const own = user ? [destroyVault(user.id), deleteWaiting(user.id), deleteReceived(user.id)] : [];
    await Promise.all([forgetUser(), ...own]);
  } catch (error) {
    console.error('could not delete the user’s data in this browser', error);
  }
  await Promise.all([unsubscribePush(), finishSignOut()]);
}
