'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { ChipRadio } from './chip-radio';
import { FieldNotes } from './field';
import { useFieldError } from './field-error';
import type { ChipValue } from './suggestion-chips';

interface ChipChoiceProps {
  name: string;
  legend: string;
  options: readonly ChipValue[];
  required?: boolean;
}

export function ChipChoice({ name, legend, options, required }: ChipChoiceProps) {
  const t = useTranslations('common');
  const { register } = useFormContext();
  const id = useId();
  const error = useFieldError(name);
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">
        {legend}
        {required ? (
          <span aria-hidden="true" className="ml-1.5 font-normal text-muted">
            ({t('required')})
          </span>
        ) : null}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, text }) => (
          <ChipRadio key={value} value={value} {...register(name)}>
            <bdi className="inline-block first-letter:uppercase">{text}</bdi>
          </ChipRadio>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
