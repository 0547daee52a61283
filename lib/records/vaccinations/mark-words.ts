import { type FormatLocale, languageOf } from '@/lib/core/i18n/locales';
import { formatDay } from '@/lib/core/time/dates';
import type { DoseMarks } from './dose-marks';

/** Says a key of `vaccinations.marks`. */
type Say = (key: 'age' | 'interval' | 'beforeChip', values: { vaccine: string; date: string }) => string;

/** What has to be said of a dose, a sentence each, for pages and papers. */
export function markLines({ tooEarly, beforeChip }: DoseMarks, locale: FormatLocale, say: Say): string[] {
  const lines = tooEarly.map(({ name, reason, countsFrom }) =>
    say(reason, { vaccine: name[languageOf(locale)], date: formatDay(countsFrom, locale, 'medium') }),
  );
  return beforeChip ? [...lines, say('beforeChip', { vaccine: '', date: '' })] : lines;
}
