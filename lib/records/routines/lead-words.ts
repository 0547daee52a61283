type Translate = (key: LeadKey, values?: Record<string, number>) => string;
type LeadKey = 'reminders.atTime' | 'reminders.day' | 'reminders.hours' | 'reminders.minutes';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Lead time of a reminder in words. @param t translator of `routines` @param lead minutes */
export function leadWords(t: Translate, lead: number): string {
  if (lead === 0) return t('reminders.atTime');
  if (lead === DAY) return t('reminders.day');
  return lead % HOUR === 0 ? t('reminders.hours', { hours: lead / HOUR }) : t('reminders.minutes', { minutes: lead });
}
