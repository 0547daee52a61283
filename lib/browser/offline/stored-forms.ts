import { isRemembered } from '../storage/remembered';

/** Holds the id of the user whose forms open without a connection. */
const KEY = 'forms-stored';

export function areFormsStored(): boolean {
  try {
    return isRemembered(localStorage.getItem(KEY) ?? '');
  } catch {
    return false;
  }
}

export function rememberStoredForms(userId: string): void {
  try {
    localStorage.setItem(KEY, userId);
  } catch {
    // Then the sign does not claim that writing works without a connection.
  }
}

export function forgetStoredForms(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}
