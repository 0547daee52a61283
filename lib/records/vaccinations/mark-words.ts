import { type FormatLocale, languageOf } from '@/lib/core/i18n/locales';
import { formatDay } from '@/lib/core/time/dates';
import type { WaitingMarks } from './dose-marks';

type MarkWord = (key: 'age' | 'interval' | 'beforeChip', values: { vaccine: string; date: string }) => string;

export function markLines({ tooEarly, beforeChip }: WaitingMarks, locale: FormatLocale, word: MarkWord): string[] {
  const lines = (tooEarly ?? []).map(({ name, reason, countsFrom }) =>
    word(reason, { vaccine: name[languageOf(locale)], date: formatDay(countsFrom, locale, 'medium') }),
  );
  return beforeChip ? [...lines, word('beforeChip', { vaccine: '', date: '' })] : lines;
}
