import type { Locale } from '@/lib/core/i18n/locales';

/** The address of the manifest of a language. */
export function manifestPath(locale: Locale): string {
  return `/manifest/${locale}.webmanifest`;
}
