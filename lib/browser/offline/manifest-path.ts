import type { Locale } from '@/lib/core/i18n/locales';

export function manifestPath(locale: Locale): string {
  return `/manifest/${locale}.webmanifest`;
}
