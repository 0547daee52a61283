'use client';

import { useTranslations } from 'next-intl';
import { MoreFields } from '@/components/forms/more-fields';
import { SelectField } from '@/components/forms/select-field';
import { DateField, TextAreaField, TextField } from '@/components/forms/text-field';
import type { Appointment } from '@/lib/records/appointments/appointment';
import {
  appointmentKinds,
  appointmentLimits,
  durationChoices,
  reminderChoices,
} from '@/lib/records/appointments/vocabulary';
import { useAppointmentWords } from './appointment-words';
import { SeriesFields } from './series-fields';

const folded = ['durationMinutes', 'place', 'every', 'note'] as const;

interface AppointmentFieldsProps {
  appointment: Appointment | null;
  /** Time zone of the appointment, if it differs from the reader's. */
  otherZone: string | null;
  repeats: boolean;
}

const offered = (choices: readonly number[], chosen: number | null | undefined) =>
  [...new Set([...choices, ...(chosen === null || chosen === undefined ? [] : [chosen])])].sort((a, b) => a - b);

export function AppointmentFields({ appointment, otherZone, repeats }: AppointmentFieldsProps) {
  const t = useTranslations('appointments');
  const entries = useTranslations('entries');
  const { spanOf, reminderOf } = useAppointmentWords();
  return (
    <>
      <div className="grid grid-cols-[3fr_2fr] gap-3">
        <DateField name="startsAt" label={entries('day')} required />
        <TextField type="time" name="time" label={entries('time')} required />
      </div>
      {otherZone ? (
        <p className="-mt-3 text-sm text-muted">{t('zone', { zone: otherZone.replaceAll('_', ' ') })}</p>
      ) : null}
      <SelectField
        name="kind"
        label={t('kind')}
        options={appointmentKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <TextField
        name="title"
        label={t('titleField')}
        hint={t('titleHint')}
        maxLength={appointmentLimits.title}
        autoComplete="off"
      />
      <MoreFields names={folded} preset={['times', 'reminderMinutesBefore']} summary={t('moreFields')}>
        <SelectField
          name="durationMinutes"
          label={t('duration')}
          placeholder={t('durationNone')}
          options={offered(durationChoices, appointment?.durationMinutes).map((minutes) => ({
            value: String(minutes),
            label: spanOf(minutes),
          }))}
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
            value: String(minutes),
            label: reminderOf(minutes),
          }))}
        />
        <SeriesFields appointment={appointment} repeats={repeats} />
        <TextAreaField name="note" label={entries('note')} maxLength={appointmentLimits.note} rows={2} />
      </MoreFields>
    </>
  );
}
