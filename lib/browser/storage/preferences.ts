import { readConsent } from '@/lib/core/http/consent';

/** What may be remembered on a device, and under which key. Each needs the visitor's consent to preferences (R3.2). */
export type PreferenceKey = 'theme' | 'planView' | 'photoView' | 'pwaPromptDismissed' | 'pwaPromptLastShown';

const keys: readonly PreferenceKey[] = ['theme', 'planView', 'photoView', 'pwaPromptDismissed', 'pwaPromptLastShown'];

// Chosen on this page: it holds until the page is left, whatever was consented to.
const chosen = new Map<PreferenceKey, string>();

/** Notes a choice: for good with consent, else for as long as the page lives. */
export function rememberPreference(key: PreferenceKey, value: string): void {
  chosen.set(key, value);
  if (remembersPreferences()) onStorage((storage) => storage.setItem(key, value));
}

/** What was chosen here, or else is remembered; null without either, and without consent. */
export function readPreference(key: PreferenceKey): string | null {
  let remembered: string | null = null;
  if (remembersPreferences()) {
    onStorage((storage) => {
      remembered = storage.getItem(key);
    });
  }
  return chosen.get(key) ?? remembered;
}

/** Follows an answer to the cookie question: what was chosen before it is kept from now on, or everything forgotten. */
export function settlePreferences(): void {
  onStorage((storage) => {
    if (remembersPreferences()) for (const [key, value] of chosen) storage.setItem(key, value);
    else for (const key of keys) storage.removeItem(key);
  });
}

/** Whether a choice outlives the page: the visitor's consent to preferences, as it is now. */
export function remembersPreferences(): boolean {
  return readConsent(document.cookie).preferences;
}

function onStorage(work: (storage: Storage) => void): void {
  try {
    work(window.localStorage);
  } catch {
    // A browser may refuse its storage, or have no room left: then nothing is remembered.
  }
}
