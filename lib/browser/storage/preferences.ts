import { readConsent } from '@/lib/core/http/consent';

/** Preferences, which need consent to be stored (R3.2). */
const keys = ['theme', 'planView', 'photoView', 'pwaPromptDismissed', 'pwaPromptLastShown', 'lastPet'] as const;

export type PreferenceKey = (typeof keys)[number];

// Works without consent too, but only until the page is left.
const choices = new Map<PreferenceKey, string>();

export function rememberPreference(key: PreferenceKey, value: string): void {
  choices.set(key, value);
  if (remembersPreferences()) onStorage((storage) => storage.setItem(key, value));
}

export function forgetPreference(key: PreferenceKey): void {
  choices.delete(key);
  onStorage((storage) => storage.removeItem(key));
}

export function readPreference(key: PreferenceKey): string | null {
  let rememberedValue: string | null = null;
  if (remembersPreferences()) {
    onStorage((storage) => {
      rememberedValue = storage.getItem(key);
    });
  }
  return choices.get(key) ?? rememberedValue;
}

export function applyPreferenceConsent(): void {
  onStorage((storage) => {
    if (remembersPreferences()) for (const [key, value] of choices) storage.setItem(key, value);
    else for (const key of keys) storage.removeItem(key);
  });
}

export function remembersPreferences(): boolean {
  return readConsent(document.cookie).preferences;
}

function onStorage(work: (storage: Storage) => void): void {
  try {
    work(window.localStorage);
  } catch {
    // Storage is forbidden or full: the preference is not remembered.
  }
}
