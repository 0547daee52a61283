import { forgetPreference, readPreference, rememberPreference } from './preferences';

/** The pet that Quick add was last used for. */
export function rememberPet(petId: string): void {
  rememberPreference('lastPet', petId);
}

export function rememberedPet(): string | null {
  return readPreference('lastPet');
}

/** With the user. */
export function forgetPet(): void {
  forgetPreference('lastPet');
}
