'use client';

import { apiGet, apiSend } from '@/lib/core/http/api-client';

export interface AccountUser {
  id: string;
  firstName: string;
  lastName: string;
  name: string;
  shortId: string;
}

/** Keeps the reduced user that the specification names, as a display hint; no right hangs on it. */
export function rememberUser({ id, firstName, lastName, name, shortId }: AccountUser): void {
  localStorage.setItem('user', JSON.stringify({ id, firstName, lastName, name, shortId }));
  localStorage.setItem('isAdmin', 'false');
}

export function forgetUser(): void {
  localStorage.removeItem('user');
  localStorage.removeItem('isAdmin');
}

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
