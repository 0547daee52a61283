/** What the browser remembers of who signed in: names to show at once. No right hangs on it. */
export interface RememberedUser {
  id: string;
  firstName: string;
  lastName: string;
  name: string;
  shortId: string;
}

/** Whose drafts the forms of an admin keep: the area is the same for all of them. */
export const ADMIN = 'admin';

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

/** To whom drafts belong as the browser remembers it now: another tab may have signed out, or somebody else in. */
export function rememberedOwner(): string | null {
  return rememberedUser()?.id ?? (isAdminRemembered() ? ADMIN : null);
}
