'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldNotes } from '@/components/forms/field';
import { useFieldError } from '@/components/forms/field-error';
import type { TypedUnit } from '@/lib/records/weights/vocabulary';

/** Large enough to read at arm's length from the scale. */
export function WeightNumber({ units }: { units: readonly TypedUnit[] }) {
  const t = useTranslations('weights');
  const { register } = useFormContext();
  const error = useFieldError('grams');
  const id = useId();
  return (
    <div>
      <div className="flex items-center justify-center gap-3">
        <label htmlFor={id} className="sr-only">
          {t('weight')}
        </label>
        <input
          {...register('grams')}
          id={id}
          data-autofocus
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="w-[3.4ch] max-w-[70%] min-w-[1.6ch] border-b-2 border-edge bg-transparent text-center font-display text-[5.5rem]/[6rem] font-[560] text-ink tabular outline-none [field-sizing:content] placeholder:text-line focus:border-primary aria-invalid:border-danger"
        />
        <UnitChoice units={units} />
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  );
}

function UnitChoice({ units }: { units: readonly TypedUnit[] }) {
  const t = useTranslations('weights');
  const { register } = useFormContext();
  return (
    <fieldset className="seg">
      <legend className="sr-only">{t('unit')}</legend>
      {units.map((unit) => (
        <label key={unit}>
          <input type="radio" value={unit} {...register('unit')} />
          {t(`units.${unit}`)}
        </label>
      ))}
    </fieldset>
  );
}

export function useTypedWeight(): { text: string; unit: TypedUnit } {
  const [text, unit] = useWatch({ name: ['grams', 'unit'] }) as [string, TypedUnit];
  return { text, unit };
}
