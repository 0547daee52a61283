import { forgetPreference, readPreference, rememberPreference } from './preferences';

export function rememberPet(petId: string): void {
  rememberPreference('lastPet', petId);
}

export function rememberedPet(): string | null {
  return readPreference('lastPet');
}

export function forgetPet(): void {
  forgetPreference('lastPet');
}
