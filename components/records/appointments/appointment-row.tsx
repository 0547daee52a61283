'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import type { Appointment } from '@/lib/records/appointments/appointment';
import { useAppointmentWords } from './appointment-words';

export function AppointmentRow({ appointment }: { appointment: Appointment }) {
  const t = useTranslations('appointments');
  const { whatOf, whenOf } = useAppointmentWords();
  const { place, note, status } = appointment;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <span dir="auto" className="font-medium wrap-anywhere">
          {whatOf(appointment)}
        </span>
        {status === 'planned' ? null : (
          <Badge tone={status === 'done' ? 'primary' : 'neutral'}>{t(`statuses.${status}`)}</Badge>
        )}
      </p>
      <p className="text-sm text-muted tabular wrap-anywhere">{joinIsolated([whenOf(appointment), place], ' · ')}</p>
      {note ? (
        <p dir="auto" className="text-sm whitespace-pre-line text-muted wrap-anywhere">
          {note}
        </p>
      ) : null}
    </>
  );
}
