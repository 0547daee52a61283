type SpanKey = 'days' | 'hours' | 'minutes';
type Translate = (
  key: SpanKey | 'reminderStart' | 'reminderBefore',
  values?: Record<string, string | number>,
) => string;

const HOUR = 60;
const DAY = 24 * HOUR;

export function spanWords(t: Translate, minutes: number): string {
  if (minutes >= DAY && minutes % DAY === 0) return t('days', { count: minutes / DAY });
  if (minutes >= HOUR && minutes % (HOUR / 2) === 0) return t('hours', { count: minutes / HOUR });
  return t('minutes', { count: minutes });
}

export function reminderWords(t: Translate, minutes: number): string {
  return minutes === 0 ? t('reminderStart') : t('reminderBefore', { time: spanWords(t, minutes) });
}
