import { cookieNames } from '@/lib/core/config/cookies';
import { nowMs } from '@/lib/core/time/clock';
import { deleteDrafts, deleteLapsedDrafts } from '../storage/drafts';
import { ADMIN, isAdminRemembered, type RememberedUser } from '../storage/remembered';
import { deleteSavedPages, renewSavedPages } from '../storage/saved-pages';
import { cancelSignOut } from '../storage/sign-out-flag';

let confirm: (id: string) => void;
let confirmed = new Promise<string>((resolve) => {
  confirm = resolve;
});

/** Keeps the reduced user under the keys that the specification names. What a user before left behind goes. */
export function rememberUser({ id, firstName, lastName, name, shortId }: RememberedUser): void {
  localStorage.setItem('user', JSON.stringify({ id, firstName, lastName, name, shortId }));
  localStorage.setItem('isAdmin', 'false');
  cancelSignOut();
  confirm(id);
  confirmed = Promise.resolve(id);
  deleteDrafts(id);
  deleteLapsedDrafts();
  deleteSavedPages(id)
    .then(() => renewSavedPages(id, nowMs()))
    .catch((error) => console.error('saved pages could not be kept in order', error));
}

/** Keeps that an admin has signed in: the flag alone, and no member beside it (R6.4). A hint, as the user is. */
export function rememberAdmin(): void {
  localStorage.setItem('isAdmin', 'true');
  localStorage.removeItem('user');
  deleteDrafts(ADMIN);
}

/**
 * The id of the user to whom this page was shown: settled once the server has said so since the page was loaded. What
 * the storage remembers may be somebody before.
 */
export function confirmedUserId(): Promise<string> {
  return confirmed;
}

/** To whom the drafts of this page's forms belong: settled as `confirmedUserId`. */
export function draftOwner(): Promise<string> {
  return isAdminRemembered() ? Promise.resolve(ADMIN) : confirmed;
}

/**
 * Deletes what this browser holds of a user whose session has ended: names, saved pages, what a tab remembered. Drafts stay
 * for when they sign in again.
 */
export async function forgetUser(): Promise<void> {
  localStorage.removeItem('user');
  localStorage.removeItem('isAdmin');
  // The language is nobody's secret.
  for (const key of Object.keys(sessionStorage)) if (key !== cookieNames.locale) sessionStorage.removeItem(key);
  await deleteSavedPages();
}
