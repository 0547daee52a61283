'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { EntryForm } from '@/components/forms/entry-form';
import { MomentFields } from '@/components/forms/moment-fields';
import { SelectField } from '@/components/forms/select-field';
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
  onSaved: (saved: TrainingSession) => void;
}

const typed = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value));
const levels = ['0', '1', '2', '3'] as const;

export function TrainingSessionForm({ petId, skillId, trainingSession, draft, onSaved }: TrainingSessionFormProps) {
  const t = useTranslations('training');
  const entries = useTranslations('entries');
  const { latest, timeZone } = usePageContext();
  const begun = draft ? instantFromMs(draft.startedAt) : now();
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
        ...fromInstant(trainingSession ? instantFromJson(trainingSession.practisedAt) : begun, timeZone),
        minutes: typed(source?.minutes),
        attempts: counted ? typed(source?.attempts) : '',
        successes: counted ? typed(source?.successes) : '',
        distraction: typed(trainingSession?.distraction) as TrainingSessionFormValues['distraction'],
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
      <MomentFields />
      <div className="grid grid-cols-3 items-end gap-3">
        <TextField name="minutes" label={t('session.minutes')} inputMode="numeric" autoComplete="off" required />
        <TextField name="attempts" label={t('session.attempts')} inputMode="numeric" autoComplete="off" />
        <TextField name="successes" label={t('session.successes')} inputMode="numeric" autoComplete="off" />
      </div>
      <TextField
        name="place"
        label={t('session.place')}
        hint={t('session.placeHint')}
        maxLength={trainingLimits.place}
        autoComplete="off"
      />
      <SelectField
        name="distraction"
        label={t('session.distraction')}
        placeholder={t('session.notNoted')}
        options={levels.map((value) => ({ value, label: t(`distractions.${value}`) }))}
      />
      <TextAreaField name="note" label={entries('note')} maxLength={trainingLimits.note} rows={2} />
    </EntryForm>
  );
}
