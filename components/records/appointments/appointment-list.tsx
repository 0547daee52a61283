'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePageContext } from '#page-context';
import { EntryList } from '@/components/collections/entry-list';
import { lazyPart } from '@/components/loading/lazy-part';
import type { Page } from '@/lib/core/http/pagination';
import { formatDay, formatMonth } from '@/lib/core/time/dates';
import { type Appointment, monthAhead } from '@/lib/records/appointments/appointment';
import { appointmentsClient, upcomingClient } from '@/lib/records/appointments/client';
import { AppointmentRow } from './appointment-row';
import { AppointmentTicket } from './appointment-ticket';
import { useAppointmentWords } from './appointment-words';
import { TicketAction } from './ticket-action';

const AppointmentSheet = lazyPart(async () => (await import('./appointment-sheet')).AppointmentSheet);

interface AppointmentListProps {
  petId: string;
  first: Page<Appointment>;
  recorded: string[];
  empty: ReactNode;
  ahead?: boolean;
}

export function AppointmentList({ petId, first, recorded, empty, ahead }: AppointmentListProps) {
  const t = useTranslations('appointments');
  const { locale, today } = usePageContext();
  const { nameOf } = useAppointmentWords();
  const groupOf = (appointment: Appointment) => {
    const month = monthAhead(appointment, today);
    if (month === null) return t('week');
    return month.slice(0, 4) === today.slice(0, 4) ? formatDay(month, locale, 'month') : formatMonth(month, locale);
  };
  return (
    <EntryList
      petId={petId}
      client={ahead ? upcomingClient : appointmentsClient}
      first={first}
      withoutNew={!ahead}
      group={ahead ? groupOf : undefined}
      words={{
        more: ahead ? t('later') : undefined,
        addTitle: t('addTitle'),
        editTitle: t('editTitle'),
        saved: t('saved'),
        empty,
        name: nameOf,
      }}
      row={(appointment) =>
        ahead ? <AppointmentTicket appointment={appointment} /> : <AppointmentRow appointment={appointment} />
      }
      actions={ahead ? (appointment) => <TicketAction petId={petId} appointment={appointment} /> : undefined}
      formName="appointment"
      form={(appointment, onSaved, close, refresh) => (
        <AppointmentSheet
          petId={petId}
          appointment={appointment}
          recorded={appointment !== null && recorded.includes(appointment.id)}
          onSaved={onSaved}
          onDone={() => {
            close();
            refresh();
          }}
        />
      )}
    />
  );
}
