const FLAG = 'forms-stored';

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
