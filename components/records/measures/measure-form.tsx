'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { usePageContext } from '#page-context';
import { EntryForm } from '@/components/forms/entry-form';
import { MoreFields } from '@/components/forms/more-fields';
import { SelectField } from '@/components/forms/select-field';
import { FieldSuggestions } from '@/components/forms/suggestion-chips';
import { DateField, TextAreaField, TextField } from '@/components/forms/text-field';
import { entryDraft } from '@/lib/browser/storage/drafts';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import { measuresClient } from '@/lib/records/measures/client';
import { numberText } from '@/lib/records/measures/form-text';
import { hasRange, type Measure } from '@/lib/records/measures/measure';
import type { MeasureFormValues, MeasureInput, MeasurePatch } from '@/lib/records/measures/schema';
import { kindRules, measureKinds, measureLimits } from '@/lib/records/measures/vocabulary';

interface MeasureFormProps {
  petId: string;
  measure: Measure | null;
  hasReadings?: boolean;
  onSaved: (savedMeasure: Measure) => void;
}

function initialOf(measure: Measure | null, locale: FormatLocale): MeasureFormValues {
  return {
    kind: measure?.kind ?? '',
    name: measure?.name ?? '',
    unit: measure?.unit ?? '',
    low: numberText(measure?.low ?? null, locale),
    high: numberText(measure?.high ?? null, locale),
    rangeBy: measure?.rangeBy ?? '',
    rangeSince: measure?.rangeSince ?? '',
    endedOn: measure?.endedOn ?? '',
    note: measure?.note ?? '',
  };
}

/** Adds the unit in which limits were entered, so that a merge keeps them together. */
function withRangeUnit(measure: Measure, values: MeasureInput): MeasurePatch {
  const isEntered = (['low', 'high'] as const).some((name) => values[name] !== null && values[name] !== measure[name]);
  return isEntered ? { ...values, rangeUnit: values.unit } : values;
}

export function MeasureForm({ petId, measure, hasReadings = false, onSaved }: MeasureFormProps) {
  const t = useTranslations('measures');
  const entries = useTranslations('entries');
  const { latest, locale } = usePageContext();
  const isFixed = hasReadings && measure !== null;
  const kinds = isFixed ? [measure.kind] : measureKinds;
  return (
    <EntryForm<MeasureFormValues, MeasureInput, Measure>
      draftKey={entryDraft('measures', petId, measure?.id)}
      schema={async () => (await import('@/lib/records/measures/schema')).measureForm({ latest, locale })}
      fields={async () => (await import('@/lib/records/measures/fields')).measureFields}
      initial={initialOf(measure, locale)}
      save={(values, key) =>
        measure
          ? measuresClient.overwrite(petId, measure, withRangeUnit(measure, values))
          : measuresClient.create(petId, values, key)
      }
      onSaved={onSaved}
    >
      <SelectField
        name="kind"
        label={t('kind')}
        required
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        {...(isFixed ? { hint: t('validation.kind') } : { placeholder: t('kindUnset') })}
      />
      <NameFields />
      <RangeFields measure={measure} />
      <MoreFields names={['endedOn', 'note']} summary={t('moreFields')}>
        <DateField name="endedOn" label={t('endedOn')} hint={t('endedHint')} max={latest} />
        <TextAreaField name="note" label={entries('note')} maxLength={measureLimits.note} rows={2} />
      </MoreFields>
    </EntryForm>
  );
}

function NameFields() {
  const t = useTranslations('measures');
  const kind = useWatch<MeasureFormValues, 'kind'>({ name: 'kind' });
  const chosenKind = measureKinds.find((one) => one === kind);
  return (
    <>
      <TextField
        name="name"
        label={t('name')}
        hint={t(kind === 'other' ? 'otherHint' : 'nameHint')}
        maxLength={measureLimits.name}
        required={kind === 'other'}
        autoComplete="off"
      />
      <div>
        <TextField
          name="unit"
          label={t('unit')}
          hint={t('unitHint')}
          maxLength={measureLimits.unit}
          autoComplete="off"
          autoCapitalize="none"
        />
        <FieldSuggestions name="unit" texts={chosenKind ? kindRules[chosenKind].units : []} />
      </div>
    </>
  );
}

/** Unit of the limits in the form: the one of the stored range until a limit is entered. */
function useRangeUnit(measure: Measure | null, [low, high, unit]: readonly [string, string, string | null]) {
  const { locale } = usePageContext();
  if (!measure || !hasRange(measure) || measure.rangeUnit === null) return unit;
  const isNew = (typedText: string, storedNumber: number | null) =>
    typedText !== '' && typedText !== numberText(storedNumber, locale);
  const isEntered = isNew(low, measure.low) || isNew(high, measure.high);
  return isEntered ? unit : measure.rangeUnit;
}

function RangeFields({ measure }: Pick<MeasureFormProps, 'measure'>) {
  const t = useTranslations('measures');
  const { latest } = usePageContext();
  const [kind, ...enteredFields] = useWatch<MeasureFormValues, ['kind', 'low', 'high', 'unit']>({
    name: ['kind', 'low', 'high', 'unit'],
  });
  const unit = useRangeUnit(measure, enteredFields);
  const inUnit = (label: string) => (unit ? t('reading.inUnit', { label, unit }) : label);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-semibold">{t('rangeFields')}</legend>
      <p className="text-sm text-muted">{t(kind === 'blood_pressure' ? 'pressureHint' : 'rangeHint')}</p>
      <div className="grid grid-cols-2 items-end gap-3">
        <TextField name="low" label={inUnit(t('low'))} inputMode="decimal" autoComplete="off" />
        <TextField name="high" label={inUnit(t('high'))} inputMode="decimal" autoComplete="off" />
      </div>
      <TextField name="rangeBy" label={t('rangeBy')} maxLength={measureLimits.rangeBy} autoComplete="off" />
      <DateField name="rangeSince" label={t('rangeSince')} hint={t('sinceHint')} max={latest} />
    </fieldset>
  );
}
