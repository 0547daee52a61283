import { numberSeparators } from '@/lib/core/i18n/intl-formats';
import type { FormatLocale } from '@/lib/core/i18n/locales';

/** Number as it is typed into a field. Empty for null. */
export function numberText(value: number | null, locale: FormatLocale): string {
  return value === null ? '' : String(value).replace('.', numberSeparators(locale).decimal);
}
