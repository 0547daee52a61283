/** Names the user and the build whose forms open without a connection. */
const KEY = 'forms-stored';

export function areFormsStored(forms: string): boolean {
  try {
    return localStorage.getItem(KEY) === forms;
  } catch {
    return false;
  }
}

export function rememberStoredForms(forms: string): void {
  try {
    localStorage.setItem(KEY, forms);
  } catch {
    // Then the sign does not claim that writing works without a connection.
  }
}

/** Workers have no such storage, and delete saved pages too. */
export function forgetStoredForms(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // A later look finds no saved pages.
  }
}
