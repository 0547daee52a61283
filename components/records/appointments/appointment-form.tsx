'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EntryForm } from '@/components/forms/entry-form';
import { SelectField } from '@/components/forms/select-field';
import { DateField, TextAreaField, TextField } from '@/components/forms/text-field';
import { entryDraft } from '@/lib/browser/storage/drafts';
import { dayIn, instantFromJson, ownTimeZone, timeIn } from '@/lib/core/time/dates';
import type { Appointment } from '@/lib/records/appointments/appointment';
import { appointmentsClient, updateFollowing } from '@/lib/records/appointments/client';
import type { AppointmentFormOutput, AppointmentFormValues } from '@/lib/records/appointments/form';
import {
  appointmentKinds,
  appointmentLimits,
  durationChoices,
  reminderChoices,
  seriesScopes,
  USUAL_REMINDER,
} from '@/lib/records/appointments/vocabulary';
import { useAppointmentWords } from './appointment-words';
import { RepeatFields } from './repeat-fields';

interface AppointmentFormProps {
  petId: string;
  appointment: Appointment | null;
  timeZone: string | null;
  onSaved: () => void;
}

const typed = (minutes: number | null) => String(minutes ?? '');
const offered = (choices: readonly number[], chosen: number | null | undefined) =>
  [...new Set([...choices, ...(chosen === null || chosen === undefined ? [] : [chosen])])].sort((a, b) => a - b);

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
  const t = useTranslations('appointments');
  const entries = useTranslations('entries');
  const { spanOf, reminderOf } = useAppointmentWords();
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
        <>
          <div className="grid grid-cols-[3fr_2fr] gap-3">
            <DateField name="startsAt" label={entries('day')} required />
            <TextField type="time" name="time" label={entries('time')} required />
          </div>
          {appointment && zone !== timeZone ? (
            <p className="-mt-3 text-sm text-muted">{t('zone', { zone: zone.replaceAll('_', ' ') })}</p>
          ) : null}
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField
              name="kind"
              label={t('kind')}
              options={appointmentKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            />
            <SelectField
              name="durationMinutes"
              label={t('duration')}
              placeholder={t('durationNone')}
              options={offered(durationChoices, appointment?.durationMinutes).map((minutes) => ({
                value: typed(minutes),
                label: spanOf(minutes),
              }))}
            />
          </div>
          <TextField
            name="title"
            label={t('titleField')}
            hint={t('titleHint')}
            maxLength={appointmentLimits.title}
            autoComplete="off"
          />
          <TextField
            name="place"
            label={t('place')}
            hint={t('placeHint')}
            maxLength={appointmentLimits.place}
            autoComplete="off"
          />
          <SelectField
            name="reminderMinutesBefore"
            label={t('reminder')}
            placeholder={t('reminderNone')}
            options={offered(reminderChoices, appointment?.reminderMinutesBefore).map((minutes) => ({
              value: typed(minutes),
              label: reminderOf(minutes),
            }))}
          />
          {appointment?.seriesId ? (
            <SelectField
              name="scope"
              label={t('scope')}
              options={seriesScopes.map((value) => ({ value, label: t(`scopes.${value}`) }))}
            />
          ) : null}
          {appointment ? null : <RepeatFields repeats={form.watch('every') !== ''} />}
          <TextAreaField name="note" label={entries('note')} maxLength={appointmentLimits.note} rows={2} />
        </>
      )}
    </EntryForm>
  );
}
