'use client';

import { CalendarPlus } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EntryList } from '@/components/shell/entry-list';
import { lazyPart } from '@/components/shell/lazy-part';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Page } from '@/lib/core/http/pagination';
import type { Appointment } from '@/lib/records/appointments/appointment';
import { appointmentsClient, upcomingClient } from '@/lib/records/appointments/client';
import { calendarFileHref } from '@/lib/records/appointments/links';
import { AppointmentAnswers } from './appointment-answers';
import { AppointmentRow } from './appointment-row';
import { useAppointmentWords } from './appointment-words';

const AppointmentForm = lazyPart(async () => (await import('./appointment-form')).AppointmentForm);

interface AppointmentListProps {
  petId: string;
  first: Page<Appointment>;
  recorded: string[];
  empty: ReactNode;
  ahead?: boolean;
}

export function AppointmentList({ petId, first, recorded, empty, ahead }: AppointmentListProps) {
  const t = useTranslations('appointments');
  const { nameOf } = useAppointmentWords();
  return (
    <EntryList
      petId={petId}
      addAbove
      client={ahead ? upcomingClient : appointmentsClient}
      first={first}
      words={{
        add: ahead ? t('add') : undefined,
        more: ahead ? t('later') : undefined,
        addTitle: t('addTitle'),
        editTitle: t('editTitle'),
        saved: t('saved'),
        empty,
        name: nameOf,
      }}
      row={(appointment) => <AppointmentRow appointment={appointment} />}
      actions={(appointment) => (
        <Button asChild variant="ghost" size="icon">
          <a
            href={calendarFileHref(petId, appointment)}
            download
            aria-label={t('calendarFile', { name: nameOf(appointment) })}
          >
            <Icon of={CalendarPlus} className="size-4.5" />
          </a>
        </Button>
      )}
      below={(appointment, refresh) => (
        <AppointmentAnswers
          petId={petId}
          appointment={appointment}
          recorded={recorded.includes(appointment.id)}
          refresh={refresh}
        />
      )}
      form={(appointment, onSaved) => <AppointmentForm petId={petId} appointment={appointment} onSaved={onSaved} />}
    />
  );
}
