'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { ChipChoice } from '@/components/forms/chip-choice';
import { EntryForm } from '@/components/forms/entry-form';
import { HeroField } from '@/components/forms/hero-field';
import { MomentLine } from '@/components/forms/moment-line';
import { MoreFields } from '@/components/forms/more-fields';
import { FieldSuggestions } from '@/components/forms/suggestion-chips';
import { TextAreaField, TextField } from '@/components/forms/text-field';
import { entryDraft } from '@/lib/browser/storage/drafts';
import { now } from '@/lib/core/time/clock';
import { instantFromJson, instantFromMs } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { trainingSessionsClient } from '@/lib/records/training/client';
import type { TrainingSessionFormValues, TrainingSessionInput } from '@/lib/records/training/schema';
import type { TrainingSession } from '@/lib/records/training/training-session';
import { trainingLimits } from '@/lib/records/training/vocabulary';

export interface TrainingSessionDraft {
  id: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
  minutes: number;
  attempts: number;
  successes: number;
}

interface TrainingSessionFormProps {
  petId: string;
  skillId: string;
  trainingSession: TrainingSession | null;
  draft?: TrainingSessionDraft;
  onSaved: (savedSession: TrainingSession) => void;
}

const numberInput = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value));
/** Suggestions of our choice. */
const commonMinutes = ['3', '5', '10', '15'];
const commonPlaces = ['home', 'garden', 'park', 'street'] as const;

const levels = ['0', '1', '2', '3'] as const;

export function TrainingSessionForm({ petId, skillId, trainingSession, draft, onSaved }: TrainingSessionFormProps) {
  const t = useTranslations('training');
  const entries = useTranslations('entries');
  const { latest, timeZone } = usePageContext();
  const startedOn = draft ? instantFromMs(draft.startedAt) : now();
  const source = trainingSession ?? draft;
  // Zero taps mean that attempts were not counted.
  const counted = trainingSession !== null || (draft?.attempts ?? 0) > 0;
  const client = trainingSessionsClient(skillId);
  return (
    <EntryForm<TrainingSessionFormValues, TrainingSessionInput, TrainingSession>
      draftKey={entryDraft(`trainingSessions/${draft?.id ?? skillId}`, petId, trainingSession?.id)}
      schema={async () => (await import('@/lib/records/training/schema')).trainingSessionForm({ latest, timeZone })}
      fields={async () => (await import('@/lib/records/training/fields')).trainingSessionFields}
      initial={{
        ...fromInstant(trainingSession ? instantFromJson(trainingSession.practisedAt) : startedOn, timeZone),
        minutes: numberInput(source?.minutes),
        attempts: counted ? numberInput(source?.attempts) : '',
        successes: counted ? numberInput(source?.successes) : '',
        distraction: numberInput(trainingSession?.distraction) as TrainingSessionFormValues['distraction'],
        place: trainingSession?.place ?? '',
        note: trainingSession?.note ?? '',
      }}
      save={(values, key) =>
        trainingSession
          ? client.overwrite(petId, trainingSession, values)
          : client.create(petId, values, draft ? draft.id : key)
      }
      onSaved={onSaved}
    >
      <HeroField name="minutes" label={t('session.minutes')} suggestions={commonMinutes} inputMode="numeric" required />
      <MomentLine day="day" time="time" />
      <div className="grid grid-cols-2 items-end gap-3">
        <TextField name="attempts" label={t('session.attempts')} inputMode="numeric" autoComplete="off" />
        <TextField name="successes" label={t('session.successes')} inputMode="numeric" autoComplete="off" />
      </div>
      <div>
        <TextField
          name="place"
          label={t('session.place')}
          hint={t('session.placeHint')}
          maxLength={trainingLimits.place}
          autoComplete="off"
        />
        <FieldSuggestions name="place" texts={commonPlaces.map((one) => t(`session.common.${one}`))} />
      </div>
      <MoreFields names={['distraction', 'note']} summary={t('session.moreFields')}>
        <ChipChoice
          name="distraction"
          legend={t('session.distraction')}
          options={[
            { value: '', text: t('session.notNoted') },
            ...levels.map((value) => ({ value, text: t(`distractions.${value}`) })),
          ]}
        />
        <TextAreaField name="note" label={entries('note')} maxLength={trainingLimits.note} rows={2} />
      </MoreFields>
    </EntryForm>
  );
}
