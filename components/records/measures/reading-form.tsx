'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { ChipChoice } from '@/components/forms/chip-choice';
import { EntryForm } from '@/components/forms/entry-form';
import { HeroField } from '@/components/forms/hero-field';
import { MomentLine } from '@/components/forms/moment-line';
import { MoreFields } from '@/components/forms/more-fields';
import { TextAreaField, TextField } from '@/components/forms/text-field';
import { entryDraft } from '@/lib/browser/storage/drafts';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import { now } from '@/lib/core/time/clock';
import { instantFromJson } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { readingsClient } from '@/lib/records/measures/client';
import { numberText } from '@/lib/records/measures/form-text';
import type { Measure } from '@/lib/records/measures/measure';
import type { Reading } from '@/lib/records/measures/reading';
import type { ReadingFormValues, ReadingInput } from '@/lib/records/measures/schema';
import { kindRules, measureLimits } from '@/lib/records/measures/vocabulary';

interface ReadingFormProps {
  petId: string;
  measure: Pick<Measure, 'id' | 'kind' | 'unit'>;
  reading: Reading | null;
  onSaved: (savedReading: Reading) => void;
}

function initialOf(reading: Reading | null, timeZone: string, locale: FormatLocale): ReadingFormValues {
  return {
    ...fromInstant(reading ? instantFromJson(reading.measuredAt) : now(), timeZone),
    value: reading?.text ?? numberText(reading?.value ?? null, locale),
    diastolic: numberText(reading?.diastolic ?? null, locale),
    context: reading?.context ?? '',
    note: reading?.note ?? '',
  };
}

export function ReadingForm({ petId, measure, reading, onSaved }: ReadingFormProps) {
  const t = useTranslations('measures');
  const entries = useTranslations('entries');
  const { latest, locale, timeZone } = usePageContext();
  const client = readingsClient(measure.id);
  const { kind } = measure;
  const unit = reading ? reading.unit : measure.unit;
  const { words, contexts } = kindRules[kind];
  const others = reading?.context && !contexts.includes(reading.context) ? [reading.context] : [];
  const choices = [...contexts, ...others];
  const isPressure = kind === 'blood_pressure';
  const label = t(isPressure ? 'reading.systolic' : 'reading.value');
  return (
    <EntryForm<ReadingFormValues, ReadingInput, Reading>
      draftKey={entryDraft(`readings/${measure.id}`, petId, reading?.id)}
      schema={async () =>
        (await import('@/lib/records/measures/schema')).readingForm({ kind, unit, latest, locale, timeZone })
      }
      fields={async () => (await import('@/lib/records/measures/fields')).readingFields}
      initial={initialOf(reading, timeZone, locale)}
      save={(values, key, confirmation) => {
        const answeredValues = confirmation ? { ...values, confirmed: true } : values;
        return reading ? client.overwrite(petId, reading, answeredValues) : client.create(petId, answeredValues, key);
      }}
      onSaved={onSaved}
    >
      <HeroField
        name="value"
        label={unit ? t('reading.inUnit', { label, unit }) : label}
        hint={words ? t('reading.wordHint') : undefined}
        suggestions={words ?? []}
        inputMode={kind === 'other' ? 'text' : 'decimal'}
        required
      />
      {isPressure ? (
        <TextField
          name="diastolic"
          label={unit ? t('reading.inUnit', { label: t('reading.diastolic'), unit }) : t('reading.diastolic')}
          inputMode="decimal"
          autoComplete="off"
        />
      ) : null}
      <MomentLine day="day" time="time" />
      {choices.length > 0 ? (
        <ChipChoice
          name="context"
          legend={t('reading.context')}
          options={[
            { value: '', text: t('reading.contextUnset') },
            ...choices.map((value) => ({ value, text: t(`contexts.${value}`) })),
          ]}
        />
      ) : null}
      <MoreFields names={['note']} summary={t('reading.moreFields')}>
        <TextAreaField name="note" label={entries('note')} maxLength={measureLimits.note} rows={2} />
      </MoreFields>
    </EntryForm>
  );
}
