import type { FormatLocale } from '@/lib/core/i18n/locales';
import { type Reader, readerAt } from '@/lib/page-context/reader';
import type { SharedView } from './shared-view';

/** Reader of a share link: zone and units are the pet's, language is the visitor's. */
export function sharedReader({ timeZone, weights, vitals }: SharedView, locale: FormatLocale, at: Date): Reader {
  const units = { weightUnit: weights?.unit ?? 'kg', temperatureUnit: vitals?.unit ?? 'c' } as const;
  return readerAt({ ...units, locale, timeZone, isTimeZoneKnown: true }, at);
}
