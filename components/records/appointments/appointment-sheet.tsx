'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Button } from '@/components/ui/button';
import { instantFromJson } from '@/lib/core/time/dates';
import type { Appointment } from '@/lib/records/appointments/appointment';
import { useAppointmentActions } from './appointment-actions';
import { AppointmentAnswers } from './appointment-answers';
import { AppointmentForm } from './appointment-form';

interface AppointmentSheetProps {
  petId: string;
  appointment: Appointment | null;
  recorded: boolean;
  onSaved: (savedAppointment: Appointment) => void;
  onDone: () => void;
}

export function AppointmentSheet({ petId, appointment, recorded, onSaved, onDone }: AppointmentSheetProps) {
  return (
    <>
      {appointment ? (
        <AppointmentAnswers petId={petId} appointment={appointment} recorded={recorded} onDone={onDone} />
      ) : null}
      <AppointmentForm petId={petId} appointment={appointment} onSaved={onSaved} />
      {appointment ? <RemoveFollowingAppointments petId={petId} appointment={appointment} onDone={onDone} /> : null}
    </>
  );
}

interface RemoveFollowingAppointmentsProps {
  petId: string;
  appointment: Appointment;
  onDone: () => void;
}

/** Ends a series from this appointment on. The button below deletes only this one. */
function RemoveFollowingAppointments({ petId, appointment, onDone }: RemoveFollowingAppointmentsProps) {
  const t = useTranslations('appointments');
  const { at } = usePageContext();
  const { busy, removeFollowing } = useAppointmentActions(petId, appointment, onDone);
  if (appointment.seriesId === null || instantFromJson(appointment.startsAt) <= at) return null;
  return (
    <Button variant="link" busy={busy} className="mx-auto mt-2 flex text-danger" onClick={() => void removeFollowing()}>
      {t('removeFollowing')}
    </Button>
  );
}
