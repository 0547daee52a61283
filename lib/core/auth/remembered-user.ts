import { nowMs } from '../clock';
import { cookieNames } from '../cookies';
import { deleteDrafts, deleteLapsedDrafts } from '../drafts';
import { deleteSavedPages, renewSavedPages } from '../offline/saved-pages';
import { takeBackSignOut } from './sign-out-flag';

/** What the browser remembers of who signed in: names to show at once. No right hangs on it. */
export interface RememberedUser {
  id: string;
  firstName: string;
  lastName: string;
  name: string;
  shortId: string;
}

/** Whose drafts the forms of an admin keep: the area is the same for all of them. */
const ADMIN = 'admin';

let confirm: (id: string) => void;
let confirmed = new Promise<string>((resolve) => {
  confirm = resolve;
});

/** Keeps the reduced user under the keys that the specification names. What a user before left behind goes. */
export function rememberUser({ id, firstName, lastName, name, shortId }: RememberedUser): void {
  localStorage.setItem('user', JSON.stringify({ id, firstName, lastName, name, shortId }));
  localStorage.setItem('isAdmin', 'false');
  takeBackSignOut();
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

/** Whether an admin was the last to sign in here, as far as the browser remembers. */
export function isAdminRemembered(): boolean {
  return localStorage.getItem('isAdmin') === 'true';
}

/** Who signed in last in this browser and has not signed out; null for nobody, and for what can't be read. */
export function rememberedUser(): RememberedUser | null {
  try {
    const user = JSON.parse(localStorage.getItem('user') ?? 'null') as RememberedUser | null;
    return typeof user?.id === 'string' ? user : null;
  } catch {
    return null;
  }
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

/** The same as the browser remembers it now: another tab may have signed out, or somebody else in. */
export function rememberedOwner(): string | null {
  return rememberedUser()?.id ?? (isAdminRemembered() ? ADMIN : null);
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
