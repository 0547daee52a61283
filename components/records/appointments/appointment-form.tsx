'use client';

import { useState } from 'react';
import { EntryForm } from '@/components/forms/entry-form';
import { entryDraft } from '@/lib/browser/storage/drafts';
import { dayIn, instantFromJson, ownTimeZone, timeIn } from '@/lib/core/time/dates';
import type { Appointment } from '@/lib/records/appointments/appointment';
import { appointmentsClient, updateFollowing } from '@/lib/records/appointments/client';
import type { AppointmentFormOutput, AppointmentFormValues } from '@/lib/records/appointments/form';
import { USUAL_REMINDER } from '@/lib/records/appointments/vocabulary';
import { AppointmentFields } from './appointment-fields';

interface AppointmentFormProps {
  petId: string;
  appointment: Appointment | null;
  timeZone: string | null;
  onSaved: () => void;
}

const typed = (minutes: number | null) => String(minutes ?? '');
function begin(appointment: Appointment | null, timeZone: string | null) {
  const zone = appointment?.timeZone ?? timeZone ?? ownTimeZone();
  const startsAt = appointment && instantFromJson(appointment.startsAt);
  const kept = startsAt && { startsAt, day: dayIn(startsAt, zone), time: timeIn(startsAt, zone) };
  const initial: AppointmentFormValues = {
    startsAt: kept?.day ?? '',
    time: kept?.time ?? '',
    kind: appointment?.kind ?? 'vet',
    title: appointment?.title ?? '',
    durationMinutes: typed(appointment?.durationMinutes ?? null),
    place: appointment?.place ?? '',
    note: appointment?.note ?? '',
    reminderMinutesBefore: typed(appointment ? appointment.reminderMinutesBefore : USUAL_REMINDER),
    every: '',
    times: '4',
    scope: 'one',
  };
  return { zone, kept, initial };
}

export function AppointmentForm({ petId, appointment, timeZone, onSaved }: AppointmentFormProps) {
  const [{ zone, kept, initial }] = useState(() => begin(appointment, timeZone));
  const save = (values: AppointmentFormOutput, key: string) => {
    const { scope, ...entry } = values;
    if (!appointment) return appointmentsClient.create(petId, { ...entry, status: 'planned' }, key);
    const { repeat, timeZone: same, ...changed } = entry;
    const update = scope === 'following' ? updateFollowing : appointmentsClient.update;
    return update(petId, appointment.id, changed);
  };
  return (
    <EntryForm<AppointmentFormValues, AppointmentFormOutput>
      draftKey={entryDraft('appointments', petId, appointment?.id)}
      schema={async () => (await import('@/lib/records/appointments/form')).appointmentForm({ timeZone: zone, kept })}
      initial={initial}
      save={save}
      onSaved={onSaved}
    >
      {(form) => (
        <AppointmentFields
          appointment={appointment}
          otherZone={appointment && zone !== timeZone ? zone : null}
          repeats={form.watch('every') !== ''}
        />
      )}
    </EntryForm>
  );
}
