import { cookieNames } from '@/lib/core/config/cookies';
import { nowMs } from '@/lib/core/time/clock';
import { setAppBadge } from '../page/app-badge';
import { savedAt } from '../page/saved-at';
import { deleteDrafts, deleteLapsedDrafts } from '../storage/drafts';
import { forgetPet } from '../storage/last-pet';
import { ADMIN, isAdminRemembered, type RememberedUser, rememberedUser } from '../storage/remembered';
import { deleteSavedPages, renewSavedPages } from '../storage/saved-pages';
import { cancelSignOut } from '../storage/sign-out-flag';
import { closeVaults, fetchVault } from '../vault/vault';

let confirmUser: (id: string) => void;
let confirmedUser = new Promise<string>((resolve) => {
  confirmUser = resolve;
});

export function rememberUser({ id, firstName, lastName, name, shortId }: RememberedUser): void {
  localStorage.setItem('user', JSON.stringify({ id, firstName, lastName, name, shortId }));
  localStorage.setItem('isAdmin', 'false');
  cancelSignOut();
  confirmUser(id);
  confirmedUser = Promise.resolve(id);
  deleteDrafts(id);
  deleteLapsedDrafts();
  closeVaults(id)
    .then(() => deleteSavedPages(id))
    .then(() => Promise.all([renewSavedPages(id, nowMs()), fetchVault(id)]))
    .catch((error) => console.error('could not update the saved pages for this user', error));
}

/** Only a hint for the interface (R6.4). */
export function rememberAdmin(): void {
  localStorage.setItem('isAdmin', 'true');
  localStorage.removeItem('user');
  deleteDrafts(ADMIN);
}

/**
 * Resolves once the server confirmed the user after this page load, because storage may name an earlier user. A saved
 * page counts as confirmation: only its user's key can open it.
 */
export function confirmedUserId(): Promise<string> {
  const reader = savedAt() === null ? null : rememberedUser();
  return reader ? Promise.resolve(reader.id) : confirmedUser;
}

export function draftOwner(): Promise<string> {
  return isAdminRemembered() ? Promise.resolve(ADMIN) : confirmedUserId();
}

/** Keeps drafts for the next sign-in. */
export async function forgetUser(): Promise<void> {
  localStorage.removeItem('user');
  localStorage.removeItem('isAdmin');
  forgetPet();
  for (const key of Object.keys(sessionStorage)) if (key !== cookieNames.locale) sessionStorage.removeItem(key);
  // Closes vaults first: without a key, nothing can be saved after the deletion.
  await closeVaults();
  await Promise.all([deleteSavedPages(), setAppBadge(0)]);
}
