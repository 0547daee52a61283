/** Names to display before the server answers. Grants no access. */
export interface RememberedUser {
  id: string;
  firstName: string;
  lastName: string;
  name: string;
  shortId: string;
}

export const ADMIN = 'admin';

export function isAdminRemembered(): boolean {
  return localStorage.getItem('isAdmin') === 'true';
}

export function rememberedUser(): RememberedUser | null {
  try {
    const user = JSON.parse(localStorage.getItem('user') ?? 'null') as RememberedUser | null;
    return typeof user?.id === 'string' ? user : null;
  } catch {
    return null;
  }
}

/** Do not call from the worker, which has no local storage. */
export function isRemembered(userId: string): boolean {
  return rememberedUser()?.id === userId;
}

/** Reads the storage on each call, because another tab may have changed the user. */
export function rememberedOwner(): string | null {
  return rememberedUser()?.id ?? (isAdminRemembered() ? ADMIN : null);
}
