'use client';

import type { Appointment } from '@/lib/records/appointments/appointment';
import { AppointmentAnswers } from './appointment-answers';
import { AppointmentForm } from './appointment-form';

interface AppointmentSheetProps {
  petId: string;
  appointment: Appointment | null;
  recorded: boolean;
  onSaved: () => void;
  /** After an answer. */
  onDone: () => void;
}

export function AppointmentSheet({ petId, appointment, recorded, onSaved, onDone }: AppointmentSheetProps) {
  return (
    <>
      {appointment ? (
        <AppointmentAnswers petId={petId} appointment={appointment} recorded={recorded} onDone={onDone} />
      ) : null}
      <AppointmentForm petId={petId} appointment={appointment} onSaved={onSaved} />
    </>
  );
}
