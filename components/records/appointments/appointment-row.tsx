'use client';

import { Bell, MapPin, Repeat2 } from 'lucide';
import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { Appointment } from '@/lib/records/appointments/appointment';
import { mapHref } from '@/lib/records/appointments/links';
import { useAppointmentWords } from './appointment-words';

interface AppointmentRowProps {
  appointment: Appointment;
}

export function AppointmentRow({ appointment }: AppointmentRowProps) {
  const t = useTranslations('appointments');
  const { timeZone } = useReader();
  const zone = appointment.timeZone === timeZone ? null : appointment.timeZone.replaceAll('_', ' ');
  const { whatOf, whenOf, spanOf, reminderOf } = useAppointmentWords();
  const { kind, title, durationMinutes, place, note, status, reminderMinutesBefore, seriesId } = appointment;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <span dir="auto" className="font-medium wrap-anywhere">
          {whatOf(appointment)}
        </span>
        {title === null ? null : <Badge>{t(`kinds.${kind}`)}</Badge>}
        {status === 'planned' ? null : (
          <Badge tone={status === 'done' ? 'primary' : 'neutral'}>{t(`statuses.${status}`)}</Badge>
        )}
      </p>
      <p className="tabular">
        {[whenOf(appointment), durationMinutes !== null && spanOf(durationMinutes)].filter(Boolean).join(' · ')}
      </p>
      {zone === null ? null : <p className="text-sm text-muted">{t('zone', { zone })}</p>}
      {place === null ? null : (
        <p className="flex flex-wrap items-center gap-x-3 text-muted">
          <span dir="auto" className="wrap-anywhere">
            {place}
          </span>
          <a
            href={mapHref(place)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('mapOf', { place })}
            className="tap inline-flex items-center gap-1 text-primary underline underline-offset-4 print:hidden"
          >
            <Icon of={MapPin} className="size-4.5" />
            {t('map')}
          </a>
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted empty:hidden">
        {status === 'planned' && reminderMinutesBefore !== null ? (
          <span className="flex items-center gap-1.5">
            <Icon of={Bell} className="size-4 shrink-0" />
            {reminderOf(reminderMinutesBefore)}
          </span>
        ) : null}
        {seriesId === null ? null : (
          <span className="flex items-center gap-1.5">
            <Icon of={Repeat2} className="size-4 shrink-0" />
            {t('repeated')}
          </span>
        )}
      </p>
      {note ? (
        <p dir="auto" className="text-sm whitespace-pre-line text-muted wrap-anywhere">
          {note}
        </p>
      ) : null}
    </>
  );
}
