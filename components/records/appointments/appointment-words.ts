'use client';

import { useLocale, useTranslations } from 'next-intl';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { formatDay, formatMeeting, formatTime, instantFromJson, timeIn } from '@/lib/core/time/dates';
import { type Appointment, dayOf } from '@/lib/records/appointments/appointment';

export function useAppointmentWords() {
  const t = useTranslations('appointments');
  const locale = useLocale();
  /** In the time zone of the appointment. */
  const whenOf = ({ startsAt, timeZone }: Appointment) => formatMeeting(instantFromJson(startsAt), locale, timeZone);
  const dateOf = (appointment: Appointment) => formatDay(dayOf(appointment), locale, 'dayMonth');
  const whatOf = ({ title, kind }: Appointment) => title ?? t(`kinds.${kind}`);
  const nameOf = (appointment: Appointment) => t('named', { what: whatOf(appointment), when: whenOf(appointment) });
  /** Whole days, and whole or half hours, in that unit. */
  const spanOf = (minutes: number) => {
    if (minutes >= 1440 && minutes % 1440 === 0) return t('days', { count: minutes / 1440 });
    if (minutes >= 60 && minutes % 30 === 0) return t('hours', { count: minutes / 60 });
    return t('minutes', { count: minutes });
  };
  const timeOf = ({ startsAt, timeZone, durationMinutes }: Appointment) =>
    joinIsolated(
      [
        formatTime(timeIn(instantFromJson(startsAt), timeZone), locale),
        durationMinutes !== null && spanOf(durationMinutes),
      ],
      ', ',
    );
  const reminderOf = (minutes: number) =>
    minutes === 0 ? t('reminderStart') : t('reminderBefore', { time: spanOf(minutes) });
  return { whenOf, dateOf, timeOf, whatOf, nameOf, spanOf, reminderOf };
}
