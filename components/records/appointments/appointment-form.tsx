'use client';

import { useState } from 'react';
import { usePageContext } from '#page-context';
import { EntryForm } from '@/components/forms/entry-form';
import { entryDraft } from '@/lib/browser/storage/drafts';
import { dayIn, instantFromJson, timeIn } from '@/lib/core/time/dates';
import { type PageContext, zoneToEnter } from '@/lib/page-context/page-context';
import type { Appointment } from '@/lib/records/appointments/appointment';
import { appointmentsClient, updateFollowing } from '@/lib/records/appointments/client';
import type { AppointmentFormOutput, AppointmentFormValues } from '@/lib/records/appointments/form';
import { USUAL_REMINDER } from '@/lib/records/appointments/vocabulary';
import { AppointmentFields } from './appointment-fields';

interface AppointmentFormProps {
  petId: string;
  appointment: Appointment | null;
  onSaved: (savedAppointment: Appointment) => void;
}

const minutesText = (minutes: number | null) => String(minutes ?? '');
function initialState(appointment: Appointment | null, reader: PageContext) {
  const zone = appointment?.timeZone ?? zoneToEnter(reader);
  const startsAt = appointment && instantFromJson(appointment.startsAt);
  const original = startsAt && { startsAt, day: dayIn(startsAt, zone), time: timeIn(startsAt, zone) };
  const initial: AppointmentFormValues = {
    startsAt: original?.day ?? '',
    time: original?.time ?? '',
    kind: appointment?.kind ?? 'vet',
    title: appointment?.title ?? '',
    durationMinutes: minutesText(appointment?.durationMinutes ?? null),
    place: appointment?.place ?? '',
    note: appointment?.note ?? '',
    reminderMinutesBefore: minutesText(appointment ? appointment.reminderMinutesBefore : USUAL_REMINDER),
    every: '',
    times: '4',
    scope: 'one',
  };
  return { zone, original, initial };
}

export function AppointmentForm({ petId, appointment, onSaved }: AppointmentFormProps) {
  const reader = usePageContext();
  const [{ zone, original, initial }] = useState(() => initialState(appointment, reader));
  const saveValues = (values: AppointmentFormOutput, key: string) => {
    const { scope, ...entry } = values;
    if (!appointment) return appointmentsClient.create(petId, { ...entry, status: 'planned' }, key);
    const { repeat, timeZone: same, ...changed } = entry;
    if (scope === 'following') return updateFollowing(petId, appointment, changed);
    return appointmentsClient.overwrite(petId, appointment, changed);
  };
  return (
    <EntryForm<AppointmentFormValues, AppointmentFormOutput, Appointment>
      draftKey={entryDraft('appointments', petId, appointment?.id)}
      schema={async () =>
        (await import('@/lib/records/appointments/form')).appointmentForm({ timeZone: zone, original })
      }
      fields={async () => (await import('@/lib/records/appointments/fields')).appointmentFields}
      initial={initial}
      save={saveValues}
      onSaved={onSaved}
    >
      {(form) => (
        <AppointmentFields
          appointment={appointment}
          otherZone={appointment && zone !== reader.timeZone ? zone : null}
          kind={form.watch('kind')}
          repeats={form.watch('every') !== ''}
        />
      )}
    </EntryForm>
  );
}
