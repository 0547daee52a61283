'use client';

import { useLocale, useTranslations } from 'next-intl';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { formatDay, formatMeeting, formatTime, instantFromJson, timeIn } from '@/lib/core/time/dates';
import { type Appointment, dayOf } from '@/lib/records/appointments/appointment';
import { reminderWords, spanWords } from '@/lib/records/appointments/span-words';

export function useAppointmentWords() {
  const t = useTranslations('appointments');
  const locale = useLocale();
  const whenOf = ({ startsAt, timeZone }: Appointment) => formatMeeting(instantFromJson(startsAt), locale, timeZone);
  const dateOf = (appointment: Appointment) => formatDay(dayOf(appointment), locale, 'dayMonth');
  const whatOf = ({ title, kind }: Appointment) => title ?? t(`kinds.${kind}`);
  const nameOf = (appointment: Appointment) => t('named', { what: whatOf(appointment), when: whenOf(appointment) });
  const spanOf = (minutes: number) => spanWords(t as never, minutes);
  const timeOf = ({ startsAt, timeZone, durationMinutes }: Appointment) =>
    joinIsolated(
      [
        formatTime(timeIn(instantFromJson(startsAt), timeZone), locale),
        durationMinutes !== null && spanOf(durationMinutes),
      ],
      ', ',
    );
  const reminderOf = (minutes: number) => reminderWords(t as never, minutes);
  return { whenOf, dateOf, timeOf, whatOf, nameOf, spanOf, reminderOf };
}
