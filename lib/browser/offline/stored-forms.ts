/** Set once the worker has stored the program of forms: only then may somebody be told to write offline. */
const FLAG = 'forms-stored';

/** @returns false also where storage is refused */
export function areFormsStored(): boolean {
  try {
    return localStorage.getItem(FLAG) !== null;
  } catch {
    return false;
  }
}

export function rememberStoredForms(): void {
  localStorage.setItem(FLAG, 'true');
}

export function forgetStoredForms(): void {
  localStorage.removeItem(FLAG);
}
