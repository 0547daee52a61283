import { ApiError, apiSend } from '../api/api-client';
import { rememberedUser } from '../storage/remembered';
import { signOut } from './sign-out';

/**
 * Throws errors with the specified messages (R6.4, R6.7). @param confirmed true to delete although other people look
 * after the pets
 */
export async function deleteAccount(confirmed = false): Promise<void> {
  const user = rememberedUser();
  if (!user) throw new Error('No user logged in');
  try {
    await apiSend('DELETE', `/api/users/${user.id}${confirmed ? '?confirmed=1' : ''}`);
  } catch (error) {
    const text = error instanceof ApiError ? error.failure?.error : undefined;
    throw new Error(text ?? 'Failed to delete account', { cause: error });
  }
  await signOut();
}
