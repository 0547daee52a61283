import type { FormatLocale } from '@/lib/core/i18n/locales';
import { type PageContext, pageContextAt } from '@/lib/page-context/page-context';
import type { SharedView } from './shared-view';

export function sharedPageContext(
  { timeZone, weights, vitals }: SharedView,
  locale: FormatLocale,
  at: Date,
): PageContext {
  const units = { weightUnit: weights?.unit ?? 'kg', temperatureUnit: vitals?.unit ?? 'c' } as const;
  return pageContextAt({ ...units, locale, timeZone, isTimeZoneKnown: true }, at);
}
