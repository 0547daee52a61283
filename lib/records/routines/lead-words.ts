type Translate = (key: LeadKey, values?: Record<string, number>) => string;
type LeadKey = 'reminders.atTime' | 'reminders.day' | 'reminders.hours' | 'reminders.minutes';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

export function leadWords(t: Translate, lead: number): string {
  if (lead === 0) return t('reminders.atTime');
  if (lead === DAY_MINUTES) return t('reminders.day');
  return lead % HOUR_MINUTES === 0
    ? t('reminders.hours', { hours: lead / HOUR_MINUTES })
    : t('reminders.minutes', { minutes: lead });
}
