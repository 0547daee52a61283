/** Names to show at once; grants nothing. */
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

/** Never in the worker, which has no such storage. */
export function isRemembered(userId: string): boolean {
  return rememberedUser()?.id === userId;
}

/** Reads the storage each time, because another tab may have changed the user. */
export function rememberedOwner(): string | null {
  return rememberedUser()?.id ?? (isAdminRemembered() ? ADMIN : null);
}
