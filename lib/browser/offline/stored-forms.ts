const FLAG = 'forms-stored';

export function areFormsStored(): boolean {
  try {
    return localStorage.getItem(FLAG) !== null;
  } catch {
    return false;
  }
}

export function rememberStoredForms(): void {
  try {
    localStorage.setItem(FLAG, 'true');
  } catch {
    // Then nobody is told that they may write without a connection.
  }
}

export function forgetStoredForms(): void {
  try {
    localStorage.removeItem(FLAG);
  } catch {
    // Nothing was stored either.
  }
}
