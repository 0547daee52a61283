'use client';

import { useTranslations } from 'next-intl';
import type { DefaultValues } from 'react-hook-form';
import { ChipChoice } from '@/components/forms/chip-choice';
import { EntryForm } from '@/components/forms/entry-form';
import { HeroField } from '@/components/forms/hero-field';
import { MoreFields } from '@/components/forms/more-fields';
import { ResponsibleField, useResponsibleValue } from '@/components/forms/responsible-field';
import { TextAreaField, TextField } from '@/components/forms/text-field';
import { IntentLink } from '@/components/loading/intent-link';
import { Button } from '@/components/ui/button';
import { entryDraft } from '@/lib/browser/storage/drafts';
import { paths } from '@/lib/core/config/paths';
import { WEEKDAYS } from '@/lib/core/time/dates';
import { routinesClient } from '@/lib/records/routines/client';
import type { ListedRoutine, Routine } from '@/lib/records/routines/routine';
import type { RoutineFormValues, RoutineInput } from '@/lib/records/routines/schema';
import { routineKinds, routineLimits } from '@/lib/records/routines/vocabulary';
import { ReminderField } from './reminder-field';
import { WeekdayField } from './weekday-field';

/** Suggestions of our choice. */
const commonTasks = new Map([
  ['feeding', ['breakfast', 'dinner'] as const],
  ['exercise', ['walk', 'play'] as const],
  ['grooming', ['brushing', 'toothBrushing', 'bath'] as const],
]);

const foldedFields = ['durationMinutes', 'reminderMinutesBefore', 'note'] as const;

export type RoutineDraft = Pick<Routine, 'kind' | 'title' | 'timeOfDay' | 'durationMinutes'> & {
  weekdays: readonly number[];
};

interface RoutineFormProps {
  petId: string;
  routine: ListedRoutine | null;
  draft: RoutineDraft | null;
  onSaved: (savedRoutine: ListedRoutine) => void;
}

function initialValues(routine: ListedRoutine | null, draft: RoutineDraft | null): DefaultValues<RoutineFormValues> {
  const source = routine ?? draft;
  return {
    kind: source?.kind ?? 'feeding',
    title: source?.title ?? '',
    weekdays: [...(source?.weekdays ?? WEEKDAYS)],
    timeOfDay: source?.timeOfDay ?? '08:00',
    durationMinutes: source?.durationMinutes ?? '',
    note: routine?.note ?? '',
    reminderMinutesBefore: routine?.reminderMinutesBefore?.toString() ?? '',
  };
}

export function RoutineForm({ petId, routine, draft, onSaved }: RoutineFormProps) {
  const t = useTranslations('routines');
  const entries = useTranslations('entries');
  const responsible = useResponsibleValue()(routine?.responsible);
  return (
    <EntryForm<RoutineFormValues, RoutineInput, ListedRoutine>
      draftKey={entryDraft(draft ? `routines/${draft.title}` : 'routines', petId, routine?.id)}
      schema={async () => (await import('@/lib/records/routines/schema')).routineInput}
      fields={async () => (await import('@/lib/records/routines/fields')).routineFields}
      initial={{ ...initialValues(routine, draft), responsible }}
      save={(values, key) =>
        routine ? routinesClient.overwrite(petId, routine, values) : routinesClient.create(petId, values, key)
      }
      onSaved={onSaved}
    >
      {(form) => (
        <>
          <ChipChoice
            name="kind"
            legend={t('kind')}
            options={routineKinds.map((value) => ({ value, text: t(`kinds.${value}`) }))}
          />
          {form.watch('kind') === 'medication' ? (
            <p className="-mt-3 text-sm text-muted">
              {t('medicationHint')}{' '}
              <Button asChild variant="link" size="link">
                <IntentLink href={paths.petHealth(petId, 'medications')}>{t('toMedications')}</IntentLink>
              </Button>
            </p>
          ) : null}
          <HeroField
            name="title"
            label={t('name')}
            hint={t('nameHint')}
            suggestions={commonTasks.get(form.watch('kind'))?.map((one) => t(`common.${one}`))}
            maxLength={routineLimits.title}
            required
          />
          <WeekdayField />
          <TextField type="time" name="timeOfDay" label={t('timeOfDay')} />
          <ResponsibleField weekdays={form.watch('weekdays')} />
          <MoreFields names={foldedFields} summary={t('moreFields')}>
            <TextField name="durationMinutes" label={t('duration')} inputMode="numeric" autoComplete="off" />
            <ReminderField />
            <TextAreaField name="note" label={entries('note')} maxLength={routineLimits.note} rows={2} />
          </MoreFields>
        </>
      )}
    </EntryForm>
  );
}
