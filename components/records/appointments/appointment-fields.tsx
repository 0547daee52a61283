'use client';

import { useTranslations } from 'next-intl';
import { ChipChoice } from '@/components/forms/chip-choice';
import { HeroField } from '@/components/forms/hero-field';
import { MomentLine } from '@/components/forms/moment-line';
import { MoreFields } from '@/components/forms/more-fields';
import { SelectField } from '@/components/forms/select-field';
import { TextAreaField, TextField } from '@/components/forms/text-field';
import type { Appointment } from '@/lib/records/appointments/appointment';
import { commonReasons } from '@/lib/records/appointments/common-reasons';
import {
  type AppointmentKind,
  appointmentKinds,
  appointmentLimits,
  durationChoices,
  reminderChoices,
} from '@/lib/records/appointments/vocabulary';
import { useAppointmentWords } from './appointment-words';
import { SeriesFields } from './series-fields';

const foldedFields = ['durationMinutes', 'place', 'every', 'note'] as const;

interface AppointmentFieldsProps {
  appointment: Appointment | null;
  /** Time zone of the appointment, if it differs from the reader's. */
  otherZone: string | null;
  kind: AppointmentKind;
  repeats: boolean;
}

const withChosen = (choices: readonly number[], chosenNumber: number | null | undefined) =>
  [...new Set([...choices, ...(chosenNumber === null || chosenNumber === undefined ? [] : [chosenNumber])])].sort(
    (a, b) => a - b,
  );

export function AppointmentFields({ appointment, otherZone, kind, repeats }: AppointmentFieldsProps) {
  const t = useTranslations('appointments');
  const entries = useTranslations('entries');
  const { spanOf, reminderOf } = useAppointmentWords();
  return (
    <>
      <ChipChoice
        name="kind"
        legend={t('kind')}
        options={appointmentKinds.map((value) => ({ value, text: t(`kinds.${value}`) }))}
      />
      <HeroField
        name="title"
        label={t('titleField')}
        hint={t('titleHint')}
        suggestions={commonReasons.get(kind)?.map((one) => t(`common.${one}`))}
        maxLength={appointmentLimits.title}
      />
      <MomentLine day="startsAt" time="time" mayBeFuture />
      {otherZone ? (
        <p className="-mt-3 text-sm text-muted">{t('zone', { zone: otherZone.replaceAll('_', ' ') })}</p>
      ) : null}
      <MoreFields names={foldedFields} preset={['times', 'reminderMinutesBefore']} summary={t('moreFields')}>
        <SelectField
          name="durationMinutes"
          label={t('duration')}
          placeholder={t('durationNone')}
          options={withChosen(durationChoices, appointment?.durationMinutes).map((minutes) => ({
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
          options={withChosen(reminderChoices, appointment?.reminderMinutesBefore).map((minutes) => ({
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
