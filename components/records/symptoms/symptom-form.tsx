'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { ChipChoice } from '@/components/forms/chip-choice';
import { EntryForm } from '@/components/forms/entry-form';
import { MomentFields } from '@/components/forms/moment-fields';
import { MoreFields } from '@/components/forms/more-fields';
import { SelectField } from '@/components/forms/select-field';
import { TextAreaField, TextField } from '@/components/forms/text-field';
import { entryDraft } from '@/lib/browser/storage/drafts';
import { now } from '@/lib/core/time/clock';
import { instantFromJson } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { symptomsClient } from '@/lib/records/symptoms/client';
import { durationText } from '@/lib/records/symptoms/duration';
import type { SymptomFormValues, SymptomInput } from '@/lib/records/symptoms/schema';
import type { Symptom } from '@/lib/records/symptoms/symptom';
import { stoolScores, symptomKinds, symptomLimits, symptomSeverities } from '@/lib/records/symptoms/vocabulary';
import { Stopwatch } from './stopwatch';

interface SymptomFormProps {
  petId: string;
  symptom: Symptom | null;
  onSaved: (savedSymptom: Symptom) => void;
}

type NewSymptom = Omit<SymptomFormValues, 'kind'> & { kind: SymptomFormValues['kind'] | '' };

function initialOf(symptom: Symptom | null, timeZone: string): NewSymptom {
  const { kind, severity, durationSeconds, stoolScore, note } = symptom ?? {};
  return {
    kind: kind ?? '',
    severity: severity ?? '',
    durationSeconds: durationSeconds ? durationText(durationSeconds) : '',
    stoolScore: stoolScore ? String(stoolScore) : '',
    note: note ?? '',
    ...fromInstant(symptom ? instantFromJson(symptom.noticedAt) : now(), timeZone),
  };
}

export function SymptomForm({ petId, symptom, onSaved }: SymptomFormProps) {
  const t = useTranslations('symptoms');
  const { latest, timeZone } = usePageContext();
  return (
    <EntryForm<NewSymptom, SymptomInput, Symptom>
      draftKey={entryDraft('symptoms', petId, symptom?.id)}
      schema={async () => (await import('@/lib/records/symptoms/schema')).symptomForm({ latest, timeZone })}
      fields={async () => (await import('@/lib/records/symptoms/fields')).symptomFields}
      initial={initialOf(symptom, timeZone)}
      save={(values, key) =>
        symptom ? symptomsClient.overwrite(petId, symptom, values) : symptomsClient.create(petId, values, key)
      }
      onSaved={onSaved}
    >
      {(form) => (
        <>
          <ChipChoice
            name="kind"
            legend={t('kind')}
            options={symptomKinds.map((value) => ({ value, text: t(`kinds.${value}`) }))}
            required
          />
          <SymptomDetails
            kind={form.watch('kind')}
            onTimed={(seconds) => form.setValue('durationSeconds', durationText(seconds), { shouldDirty: true })}
          />
        </>
      )}
    </EntryForm>
  );
}

function SymptomDetails({ kind, onTimed }: { kind: NewSymptom['kind']; onTimed: (seconds: number) => void }) {
  const t = useTranslations('symptoms');
  const entries = useTranslations('entries');
  const isSeizure = kind === 'seizure';
  const duration = <TextField name="durationSeconds" label={t('durationSeconds')} hint={t('durationHint')} />;
  const note = (
    <TextAreaField
      name="note"
      label={entries('note')}
      maxLength={symptomLimits.note}
      rows={2}
      required={kind === 'other'}
    />
  );
  return (
    <>
      <ChipChoice
        name="severity"
        legend={t('severity')}
        options={[
          { value: '', text: t('severityUnset') },
          ...symptomSeverities.map((value) => ({ value, text: t(`severities.${value}`) })),
        ]}
      />
      {isSeizure ? (
        <>
          <Stopwatch onStopped={onTimed} />
          {duration}
        </>
      ) : null}
      {kind === 'diarrhea' ? (
        <SelectField
          name="stoolScore"
          label={t('stoolScore')}
          placeholder={t('stoolNone')}
          options={stoolScores.map((score) => ({ value: String(score), label: t(`stoolScores.${score}`) }))}
        />
      ) : null}
      {kind === 'other' ? note : null}
      <MomentFields />
      {kind === 'other' ? null : (
        <MoreFields names={['note', 'durationSeconds']} summary={t(isSeizure ? 'moreNote' : 'moreFields')}>
          {isSeizure ? null : duration}
          {note}
        </MoreFields>
      )}
    </>
  );
}
