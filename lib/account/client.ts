'use client';

import { forgetUser } from '@/lib/core/auth/remembered-user';
import { apiGet, apiSend } from '@/lib/core/http/api-client';

/** Ends the session. What this browser remembers goes even if the call fails. */
export async function signOut(): Promise<void> {
  try {
    await apiSend('POST', '/api/auth/logout');
  } catch (error) {
    console.error('sign-out failed', error);
  } finally {
    forgetUser();
  }
}

/** Id and name of each pet of the signed-in user. */
export async function listOwnPets(): Promise<{ id: string; name: string }[]> {
  const user = await apiGet<{ id: string }>('/api/users/current');
  return apiGet(`/api/users/${user.id}/pets`);
}
