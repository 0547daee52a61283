'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { formatDay } from '@/lib/core/time/dates';
import { foreignZone } from '@/lib/page-context/page-context';
import { type Appointment, dayOf } from '@/lib/records/appointments/appointment';
import { useAppointmentWords } from './appointment-words';

export function AppointmentTicket({ appointment }: { appointment: Appointment }) {
  const t = useTranslations('appointments');
  const reader = usePageContext();
  const { whatOf, timeOf } = useAppointmentWords();
  const { title, kind, place, note, status, timeZone } = appointment;
  const day = dayOf(appointment);
  const zone = foreignZone(timeZone, reader)?.replaceAll('_', ' ');
  return (
    <>
      <time dateTime={day} className={cn('ticket-stub', status !== 'cancelled' && 'cover-ground')}>
        {formatDay(day, reader.locale, 'weekdayShort')} <b>{Number(day.slice(8))}</b>
      </time>
      <div className="ticket-words">
        <p dir="auto" className="ticket-title">
          {whatOf(appointment)}
        </p>
        <p className="tabular">{timeOf(appointment)}</p>
        {zone ? <p className="text-sm text-muted">{t('zone', { zone })}</p> : null}
        <p dir="auto" className="text-sm text-muted empty:hidden">
          {place ?? (title === null ? null : t(`kinds.${kind}`))}
        </p>
        {note ? (
          <p dir="auto" className="line-clamp-2 text-sm text-muted">
            {note}
          </p>
        ) : null}
        {status === 'planned' ? null : (
          <Badge tone={status === 'done' ? 'primary' : 'neutral'}>{t(`statuses.${status}`)}</Badge>
        )}
      </div>
    </>
  );
}
