'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { EntryForm } from '@/components/forms/entry-form';
import { MomentFields } from '@/components/forms/moment-fields';
import { SelectField } from '@/components/forms/select-field';
import { TextAreaField, TextField } from '@/components/forms/text-field';
import { entryDraft } from '@/lib/browser/storage/drafts';
import type { TemperatureUnit } from '@/lib/core/i18n/units';
import { now } from '@/lib/core/time/clock';
import { instantFromJson } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { vitalsClient } from '@/lib/records/vitals/client';
import type { VitalFormValues, VitalInput } from '@/lib/records/vitals/schema';
import { fromCelsius } from '@/lib/records/vitals/units';
import type { Vital } from '@/lib/records/vitals/vital';
import { vitalContexts, vitalKinds, vitalLimits } from '@/lib/records/vitals/vocabulary';
import { TapCounter } from './tap-counter';

export interface VitalFormProps {
  petId: string;
  type: string;
  vital: Vital | null;
  onSaved: (savedVital: Vital) => void;
}

function initialOf(vital: Vital | null, timeZone: string, unit: TemperatureUnit): VitalFormValues {
  const displayedValue = vital && (vital.kind === 'temperature' ? fromCelsius(vital.value, unit) : vital.value);
  return {
    kind: vital?.kind ?? 'temperature',
    value: displayedValue === null ? '' : String(displayedValue),
    context: vital?.context ?? '',
    note: vital?.note ?? '',
    ...fromInstant(vital ? instantFromJson(vital.measuredAt) : now(), timeZone),
  };
}

export function VitalForm({ petId, type, vital, onSaved }: VitalFormProps) {
  const t = useTranslations('vitals');
  const entries = useTranslations('entries');
  const { latest, timeZone, temperatureUnit: unit } = usePageContext();
  return (
    <EntryForm<VitalFormValues, VitalInput, Vital>
      draftKey={entryDraft('vitals', petId, vital?.id)}
      schema={async () =>
        (await import('@/lib/records/vitals/schema')).vitalForm({ type, latest, timeZone, temperatureUnit: unit })
      }
      fields={async () => (await import('@/lib/records/vitals/fields')).vitalFields}
      initial={initialOf(vital, timeZone, unit)}
      save={(values, key) =>
        vital ? vitalsClient.overwrite(petId, vital, values) : vitalsClient.create(petId, values, key)
      }
      onSaved={onSaved}
    >
      {(form) => {
        const kind = form.watch('kind');
        const unitKey = kind === 'temperature' ? (`temperature_${unit}` as const) : kind;
        return (
          <>
            <SelectField
              name="kind"
              label={t('kind')}
              options={vitalKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            />
            <TextField
              name="value"
              label={t('value', { unit: t(`units.${unitKey}`) })}
              hint={t(`hints.${kind}`)}
              inputMode="decimal"
              autoComplete="off"
              required
            />
            {kind === 'sleeping_respiratory_rate' || kind === 'respiratory_rate' ? (
              <TapCounter
                onCounted={(perMinute) => form.setValue('value', String(perMinute), { shouldValidate: true })}
              />
            ) : null}
            <MomentFields />
            <SelectField
              name="context"
              label={t('context')}
              placeholder={t('contexts.none')}
              options={vitalContexts.map((value) => ({ value, label: t(`contexts.${value}`) }))}
            />
            <TextAreaField name="note" label={entries('note')} maxLength={vitalLimits.note} rows={2} />
          </>
        );
      }}
    </EntryForm>
  );
}
