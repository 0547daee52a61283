import { apiSend } from '../api/api-client';
import { cancelSignOut } from '../storage/sign-out-flag';

/** Until it succeeds, the flag keeps the user's pages closed. */
export async function finishSignOut(): Promise<void> {
  try {
    await apiSend('POST', '/api/auth/logout');
    cancelSignOut();
  } catch (error) {
    console.info('sign-out reaches the server later', error);
  }
}
