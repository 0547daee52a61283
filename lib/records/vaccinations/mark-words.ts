import { type FormatLocale, languageOf } from '@/lib/core/i18n/locales';
import { formatDay } from '@/lib/core/time/dates';
import type { WaitingMarks } from './dose-marks';

type MarkWord = (
  key: 'age' | 'interval' | 'beforeChip',
  values: Record<'vaccine' | 'date' | 'guideline', string>,
) => string;

export function markLines({ tooEarly, beforeChip }: WaitingMarks, locale: FormatLocale, word: MarkWord): string[] {
  const language = languageOf(locale);
  const lines = (tooEarly ?? []).map(({ name, reason, countsFrom, guideline }) => {
    const date = formatDay(countsFrom, locale, 'medium');
    return word(reason, { vaccine: name[language], date, guideline: guideline[language] });
  });
  return beforeChip ? [...lines, word('beforeChip', { vaccine: '', date: '', guideline: '' })] : lines;
}
