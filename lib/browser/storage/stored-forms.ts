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
    // Without storage, the indicator does not claim that offline writing works.
  }
}

/** Does nothing in workers: they also delete saved pages, but have no local storage. */
export function forgetStoredForms(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Local storage is not available here. A later check finds that no pages are saved.
  }
}
