import type { Locale } from '@/lib/core/i18n/locales';
import type { PassportSize } from './vocabulary';

export function passportHref(petId: string, size: PassportSize, locale: Locale): string {
  return `/api/pets/${petId}/passport.pdf?${new URLSearchParams({ lng: locale, size })}`;
}
