import { apiSend } from '../api/api-client';
import { cancelSignOut } from '../storage/sign-out-flag';

/** Until this succeeds, a flag blocks the user's pages in this browser. */
export async function finishSignOut(): Promise<void> {
  try {
    await apiSend('POST', '/api/auth/logout');
    cancelSignOut();
  } catch (error) {
    console.info('could not reach the server; sign-out is sent later', error);
  }
}
